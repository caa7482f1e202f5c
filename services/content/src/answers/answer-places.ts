import type { Place } from '@anew/persistence/encryption/vault';

export const answerPlace = (row: string): Place => ({ table: 'prompt_answers', column: 'answer', row });
export const replyPlace = (row: string): Place => ({ table: 'prompt_answers', column: 'reply', row });
