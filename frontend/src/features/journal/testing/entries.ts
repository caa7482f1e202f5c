import type { DailyPrompt } from '@anew/contracts/content/views';
import type { JournalEntry } from '@anew/contracts/journal/views';

export const entry = (id: string, over: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  userId: 'me',
  content: 'We talked.',
  visibility: 'shared',
  createdAt: '2026-01-10T10:00:00.000Z',
  updatedAt: '2026-01-10T10:00:00.000Z',
  dailyPromptId: null,
  partnerCanRead: true,
  ...over,
});

export const prompt: DailyPrompt = {
  id: 'prompt-today',
  text: 'What did you laugh about?',
  moduleSlug: 'love-fun-intimacy',
  fromFocus: true,
};
