import {
  CHALLENGE_LEVELS,
  type ChallengeLevel,
  CHAT_RELATIONSHIP_LENGTHS,
  type ChatRelationshipLength,
} from '@anew/contracts/coaching/views';
import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import * as words from '@anew/words/coaching';
import type { ChatRequest } from '#api/chat';
import { isRecord } from '#shared/lib/is-record';
import { localStore } from '#shared/lib/storage';
import type { Question } from './exchange';

export interface ChatSettings {
  challengeLevel: ChallengeLevel;
  /** `null` until the person has told it. */
  relationshipLength: ChatRelationshipLength | null;
  /** `null` until the person has told it. */
  children: boolean | null;
}

export const LEVEL_LABELS: Readonly<Record<ChallengeLevel, () => string>> = {
  beginner: words.beginner,
  intermediate: words.intermediate,
  advanced: words.advanced,
};

export const LENGTH_LABELS: Readonly<Record<ChatRelationshipLength, () => string>> = {
  'less-than-1-year': words.lessThanAYear,
  '1-2-years': words.oneToTwoYears,
  '2-5-years': words.twoToFiveYears,
  '5-10-years': words.fiveToTenYears,
  'more-than-10-years': words.moreThanTenYears,
};

export const levelFrom = (value: unknown) => CHALLENGE_LEVELS.find((it) => it === value) ?? 'beginner';
export const lengthFrom = (value: unknown) => CHAT_RELATIONSHIP_LENGTHS.find((it) => it === value) ?? null;

/** Converts the value of the list of choices: yes, no, or an empty string for nothing told. */
export const childrenFrom = (choice: string) => (choice === '' ? null : choice === 'true');

const keyOf = (userId: string) => `anew-coaching-settings:${userId}`;

function parse(stored: string | null): Partial<Record<keyof ChatSettings, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

export function readSettings(userId: string): ChatSettings {
  const { challengeLevel, relationshipLength, children } = parse(localStore.get(keyOf(userId)));
  return {
    challengeLevel: levelFrom(challengeLevel),
    relationshipLength: lengthFrom(relationshipLength),
    children: typeof children === 'boolean' ? children : null,
  };
}

export function keepSettings(userId: string, settings: ChatSettings): void {
  localStore.set(keyOf(userId), JSON.stringify(settings));
}

/** The request to the coach, with what the person has told about the couple. */
export function requestOf(
  { text, conversationId, again }: Question,
  { challengeLevel, relationshipLength, children }: ChatSettings,
  moduleSlug: ModuleSlug | null,
): ChatRequest {
  return {
    message: text,
    ...(conversationId !== null && { conversationId }),
    ...(again && { again }),
    challengeLevel,
    ...(relationshipLength && { relationshipLength }),
    ...(children !== null && { children }),
    ...(moduleSlug && { moduleSlug }),
  };
}
