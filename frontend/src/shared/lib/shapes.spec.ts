import { expect, it } from '@jest/globals';
import { shapeOf } from './shapes';

const members = [{ userId: 'ada' }, { userId: 'ben' }];

it.each([
  ['who came first', 'ada', members, 'circle'],
  ['who joined', 'ben', members, 'diamond'],
  ['someone alone', 'ada', members.slice(0, 1), 'circle'],
  ['someone whose couple is not known yet', 'ben', [], 'circle'],
])('gives %s one shape', (_, userId, known, shape) => {
  expect(shapeOf(known, userId)).toBe(shape);
});
