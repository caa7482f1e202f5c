import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Readiness, type ReadinessReport } from './readiness.js';

afterEach(() => {
  jest.useRealTimers();
});

const never = () => new Promise<boolean>(() => undefined);

describe('readiness', () => {
  it('is given where nothing is needed', async () => {
    expect(await new Readiness().report()).toEqual({ ready: true, dependencies: [] });
  });

  it.each<[string, () => boolean | Promise<boolean>, boolean]>([
    ['says yes', () => true, true],
    ['says yes later', () => Promise.resolve(true), true],
    ['says no', () => false, false],
    ['rejects', () => Promise.reject(new Error('gone')), false],
    [
      'throws',
      () => {
        throw new Error('gone');
      },
      false,
    ],
  ])('follows a dependency that %s', async (_, check, ok) => {
    const readiness = new Readiness();
    readiness.add('nats', check);
    expect(await readiness.report()).toEqual({ ready: ok, dependencies: [{ name: 'nats', ok }] });
  });

  it('needs every dependency, and names each', async () => {
    const readiness = new Readiness();
    readiness.add('postgres', () => true);
    readiness.add('nats', () => false);
    expect(await readiness.report()).toEqual({
      ready: false,
      dependencies: [
        { name: 'postgres', ok: true },
        { name: 'nats', ok: false },
      ],
    });
  });

  it('does without what is only helpful, and names it', async () => {
    const readiness = new Readiness();
    readiness.add('nats', () => true);
    readiness.addHelpful('redis', () => false);
    const dependencies = [
      { name: 'nats', ok: true },
      { name: 'redis', ok: false },
    ];
    expect(await readiness.report()).toEqual({ ready: true, dependencies });
    readiness.startDraining();
    expect(await readiness.report()).toEqual({ ready: false, dependencies });
  });

  it('does not wait for checks that hang, not even for several', async () => {
    const readiness = new Readiness();
    for (const name of ['postgres', 'nats', 'redis']) readiness.add(name, never);
    jest.useFakeTimers();
    let report: ReadinessReport | undefined;
    void readiness.report().then((given) => (report = given));
    await jest.advanceTimersByTimeAsync(1_500);
    expect(report?.ready).toBe(false);
    expect(report?.dependencies.map(({ ok }) => ok)).toEqual([false, false, false]);
  });

  it('asks anew each time', async () => {
    const readiness = new Readiness();
    let up = false;
    readiness.add('nats', () => up);
    expect((await readiness.report()).ready).toBe(false);
    up = true;
    expect((await readiness.report()).ready).toBe(true);
  });

  it('is over for good once the process drains, whatever its dependencies say', async () => {
    const readiness = new Readiness();
    readiness.add('nats', () => true);
    readiness.startDraining();
    expect(await readiness.report()).toEqual({ ready: false, dependencies: [{ name: 'nats', ok: true }] });
  });
});
