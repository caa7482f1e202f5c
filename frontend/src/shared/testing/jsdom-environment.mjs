import { TestEnvironment } from 'jest-environment-jsdom';

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

/** A browser's document with Node's own fetch, so that msw answers with real HTTP semantics. */
export default class BrowserEnvironment extends TestEnvironment {
  exportConditions() {
    return ['anew-source', 'node', 'import', 'module', 'default'];
  }

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }

  /** Calls that nothing answers often tell why a test fails. Where it passes, they would only be noise. */
  handleTestEvent({ name, test }) {
    if (name === 'test_start') this.global.unansweredCalls = new Set();
    if (name === 'test_done' && test.errors.length > 0)
      for (const call of this.global.unansweredCalls) {
        const message = `The test has no handler for ${call}`;
        test.errors.push({ message, stack: message });
      }
  }
}
