import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { ChatRequest } from '../api/chat';
import type { ChatSettings } from './settings';
import type { Question } from './turn';

export function requestOf(
  { text, conversationId }: Question,
  { challengeLevel, relationshipLength, children }: ChatSettings,
  moduleSlug: ModuleSlug | null,
): ChatRequest {
  return {
    message: text,
    ...(conversationId !== null && { conversationId }),
    challengeLevel,
    ...(relationshipLength && { relationshipLength }),
    ...(children !== null && { children }),
    ...(moduleSlug && { moduleSlug }),
  };
}
