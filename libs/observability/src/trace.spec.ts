import { describe, expect, it } from '@jest/globals';
import { childTraceparent, newTraceparent, traceIdOf } from './trace.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const FORM = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

describe('a trace', () => {
  it('starts with ids of its own, sampled', () => {
    const [first, second] = [newTraceparent(), newTraceparent()];
    expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(traceIdOf(first)).not.toBe(traceIdOf(second));
  });

  it('has ids that come only once, however many there are', () => {
    const spans = Array.from({ length: 2_000 }, () => newTraceparent().split('-').slice(1, 3)).flat();
    expect(new Set(spans).size).toBe(4_000);
  });

  it.each(['00', '01'])('goes on in a child with a span of its own and the flags %s kept', (flags) => {
    const child = childTraceparent(`00-${TRACE}-${SPAN}-${flags}`);
    expect(child).toMatch(FORM);
    expect(traceIdOf(child)).toBe(TRACE);
    expect(child).not.toContain(SPAN);
    expect(child.endsWith(`-${flags}`)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'garbage',
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}x-${SPAN}-01`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01\nX-Injected: 1`,
  ])('starts anew where its parent is %j', (parent) => {
    const child = childTraceparent(parent);
    expect(child).toMatch(FORM);
    expect(traceIdOf(child)).not.toBe(TRACE);
  });

  it.each(['', 'garbage', `00-${TRACE}-01`])('has no id where it is %j', (traceparent) => {
    expect(traceIdOf(traceparent)).toBeUndefined();
  });
});
