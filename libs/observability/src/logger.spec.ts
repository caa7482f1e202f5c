import { describe, expect, it } from '@jest/globals';
import { createLogger, NestLogger } from './logger.js';
import { runInScope } from './request-scope.js';
import { newTraceparent, traceIdOf } from './trace.js';

function logging(level = 'info') {
  const written: string[] = [];
  const logger = createLogger('journal', level, { write: (line) => void written.push(line) });
  const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { logger, written, lines };
}

describe('a log line', () => {
  it('is one line of JSON with time, level, process and message', () => {
    const { logger, written, lines } = logging();
    logger.info({ port: 3000 }, 'ready\nor not');
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(/^[^\n]+\n$/);
    expect(lines()[0]).toMatchObject({ level: 30, name: 'journal', port: 3000, msg: 'ready\nor not' });
    expect(lines()[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('names the request and the trace it belongs to', async () => {
    const { logger, lines } = logging();
    const traceparent = newTraceparent();
    await runInScope({ requestId: 'request-1', traceparent }, async () => {
      await Promise.resolve();
      logger.info('inside');
    });
    expect(lines()[0]).toMatchObject({ requestId: 'request-1', traceId: traceIdOf(traceparent) });
  });

  it('names the trace of an event, which has no request', () => {
    const { logger, lines } = logging();
    const traceparent = newTraceparent();
    runInScope({ traceparent }, () => logger.info('inside'));
    expect(lines()[0]).toMatchObject({ traceId: traceIdOf(traceparent) });
    expect(lines()[0]).not.toHaveProperty('requestId');
  });

  it('names neither outside of any', () => {
    const { logger, lines } = logging();
    logger.info('outside');
    expect(lines()[0]).not.toHaveProperty('requestId');
    expect(lines()[0]).not.toHaveProperty('traceId');
  });

  it('keeps two requests that run at once apart', async () => {
    const { logger, lines } = logging();
    const run = (requestId: string) =>
      runInScope({ requestId, traceparent: newTraceparent() }, async () => {
        await new Promise(setImmediate);
        logger.info({ of: requestId }, 'inside');
      });
    await Promise.all([run('request-1'), run('request-2')]);
    for (const line of lines()) expect(line.requestId).toBe(line.of);
    expect(lines()).toHaveLength(2);
  });

  it.each([
    ['debug', ['debug', 'info', 'error']],
    ['info', ['info', 'error']],
    ['error', ['error']],
    ['silent', []],
  ])('is written at level %s for %j', (level, expected) => {
    const { logger, lines } = logging(level);
    for (const message of ['debug', 'info', 'error'] as const) logger[message](message);
    expect(lines().map(({ msg }) => msg)).toEqual(expected);
  });
});

describe('an error in a log line', () => {
  it('shows type, message, code, stack and causes', () => {
    const { logger, lines } = logging();
    const cause = new RangeError('too far');
    const error = Object.assign(new TypeError('broken', { cause }), { code: 'E_BROKEN' });
    logger.error({ err: error }, 'failed');
    expect(lines()[0]?.err).toMatchObject({ type: 'TypeError', code: 'E_BROKEN' });
    expect(lines()[0]?.err).toMatchObject({
      message: 'broken: too far',
      stack: expect.stringMatching(/TypeError: broken[^]*caused by: RangeError: too far/),
    });
  });

  it('shows nothing else that hangs on it, such as the values of a statement', () => {
    const { logger, lines } = logging();
    const error = Object.assign(new Error('broken'), {
      parameters: ['personal'],
      detail: 'Key (text)=(personal) already exists.',
      driverError: Object.assign(new Error('inner'), { detail: 'personal' }),
    });
    logger.error({ err: error }, 'failed');
    logger.error({ err: new Error('outer', { cause: error }) }, 'failed');
    expect(JSON.stringify(lines())).not.toContain('personal');
  });

  it('may be no error at all', () => {
    const { logger, lines } = logging();
    logger.error({ err: 'just a string' }, 'failed');
    logger.error({ err: undefined }, 'failed');
    expect(lines().map(({ err }) => err)).toEqual(['just a string', undefined]);
  });
});

describe('Nest’s own messages', () => {
  it('go through the same lines: what it merely tells is for debugging', () => {
    const { logger, lines } = logging('debug');
    const nest = new NestLogger(logger);
    nest.log('Mapped {/api} route', 'RouterExplorer');
    nest.warn('odd', 'Injector');
    nest.error('broken', 'Error: broken\n at x', 'ExceptionHandler');
    nest.error(new Error('thrown'));
    expect(lines()).toMatchObject([
      { level: 20, msg: 'Mapped {/api} route', context: 'RouterExplorer' },
      { level: 40, msg: 'odd', context: 'Injector' },
      { level: 50, msg: 'broken', context: 'ExceptionHandler', stack: 'Error: broken\n at x' },
      { level: 50, err: { type: 'Error', message: 'thrown' } },
    ]);
  });
});
