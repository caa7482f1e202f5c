import { expect, it } from '@jest/globals';
import { ownerIdOf, partnerIdOf } from './actor.js';

it('finds the partner, wherever the actor stands among the members', () => {
  expect(partnerIdOf({ userId: 'me', memberIds: ['me', 'you'] })).toBe('you');
  expect(partnerIdOf({ userId: 'me', memberIds: ['you', 'me'] })).toBe('you');
});

it('finds no partner of someone alone', () => {
  expect(partnerIdOf({ userId: 'me', memberIds: ['me'] })).toBeNull();
});

it('keeps a day under the couple, and under the person while they are alone', () => {
  expect(ownerIdOf({ userId: 'me', coupleId: 'couple' })).toBe('couple');
  expect(ownerIdOf({ userId: 'me', coupleId: null })).toBe('me');
});
