import { describe, expect, it } from '@jest/globals';
import { UNDO_MS, undoUntil } from './undo.rules.js';

const at = (time: string) => ({ joinedAt: new Date(`2026-03-01T${time}Z`) });
const first = at('08:00:00.000');
const second = at('12:00:00.000');
const after = (ms: number) => new Date(second.joinedAt.getTime() + ms);

describe('undoing that somebody joined', () => {
  it('is open to whoever waited, for 24 hours', () => {
    expect(undoUntil(first, second, after(0))).toEqual(new Date('2026-03-02T12:00:00.000Z'));
    expect(undoUntil(first, second, after(UNDO_MS - 1))).not.toBeNull();
  });

  it('is over once 24 hours have passed', () => {
    expect(undoUntil(first, second, after(UNDO_MS))).toBeNull();
  });

  it('is not for whoever joined', () => {
    expect(undoUntil(second, first, after(0))).toBeNull();
  });

  it('is nobody’s when it cannot be told who was first', () => {
    expect(undoUntil(first, first, after(0))).toBeNull();
  });
});
