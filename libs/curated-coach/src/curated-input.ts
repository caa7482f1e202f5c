import type { ChallengeLevel } from '@anew/contracts/coaching/views';
import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Turn } from './turn.js';

export interface CuratedInput {
  turns: readonly Turn[];
  message: string;
  /** `false` if the couple has no children. */
  children?: boolean;
  /** Module whose coaching prompt brought the person here. */
  moduleSlug?: ModuleSlug;
  challengeLevel?: ChallengeLevel;
  /** Whether to ask what the message is about, however well something seems to fit, because help would be too risky. */
  asksBack?: boolean;
  /** Language of the message. English by default. */
  language?: string;
}

/** What the coach said last, or an empty text. */
export const lastReplyIn = ({ turns }: Pick<CuratedInput, 'turns'>): string => turns.at(-1)?.content ?? '';

/** All messages of the person, oldest first. */
export const personsMessages = ({ turns, message }: Pick<CuratedInput, 'turns' | 'message'>): string[] => [
  ...turns.filter(({ role }) => role === 'user').map(({ content }) => content),
  message,
];
