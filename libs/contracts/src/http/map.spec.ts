import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { allRoutes, type AnswerOf, type HttpMap, type JsonRoute } from './map.js';

/** Routes that contradict themselves: their status means no body but they have an answer, or the reverse. */
type Contradictory = {
  [R in JsonRoute]: HttpMap[R] extends { status: 204 }
    ? [AnswerOf<R>] extends [null]
      ? never
      : R
    : [AnswerOf<R>] extends [null]
      ? R
      : never;
}[JsonRoute];

describe('the map of HTTP calls', () => {
  it('names an answer exactly where the status leaves room for one', () => {
    const compiles: [Contradictory] extends [never] ? true : Contradictory = true;
    expect(compiles).toBe(true);
  });

  it('says how to read only those parameters that are in the path', () => {
    const strange = allRoutes.filter(([name, { params = {} }]) =>
      Object.keys(params).some((param) => !name.split('/').includes(`:${param}`)),
    );
    expect(strange).toEqual([]);
  });

  it('has no route with two addresses for the same call', () => {
    const shapes = allRoutes.map(([name]) => name.replace(/:\w+/g, ':'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('takes forms only from whoever may not be signed in', () => {
    const strange = allRoutes.filter(([, { form, access }]) => form && access !== 'anyone');
    expect(strange).toEqual([]);
  });
});
