import type { AssociatedData } from '@anew/persistence/encryption/vault';

export const associatedWithAnswer = (row: string): AssociatedData => ({
  table: 'prompt_answers',
  column: 'answer',
  row,
});
export const associatedWithReply = (row: string): AssociatedData => ({
  table: 'prompt_answers',
  column: 'reply',
  row,
});
