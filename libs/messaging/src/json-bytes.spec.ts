import { expect, it } from '@jest/globals';
import { jsonWith } from './json-bytes.js';

const parsed = (...of: Parameters<typeof jsonWith>): unknown => JSON.parse(jsonWith(...of));

it('adds fields that are JSON already to those of an object', () => {
  expect(parsed({ id: 1, title: 'So, "well"}' }, { 'the "list"': '[{"a":1}]', next: 'null' })).toEqual({
    id: 1,
    title: 'So, "well"}',
    'the "list"': [{ a: 1 }],
    next: null,
  });
});

it('writes an object whose fields are all JSON already, and one without any more', () => {
  expect(parsed({}, { list: '[]', next: '2' })).toEqual({ list: [], next: 2 });
  expect(parsed({ absent: undefined }, { list: '[]' })).toEqual({ list: [] });
  expect(parsed({ id: 1 }, {})).toEqual({ id: 1 });
});
