import { localStore } from '#shared/lib/storage';
import { type Draft, hasAnswers, parseDraft } from './draft';

/** Used where the browser stores nothing. It lasts until the page is left. */
const untilThePageIsLeft = new Map<string, string>();

const keyOf = (userId: string) => `anew-assessment:${userId}`;

export function readDraft(userId: string): Draft {
  const key = keyOf(userId);
  return parseDraft(untilThePageIsLeft.get(key) ?? localStore.get(key));
}

export function clearDraft(userId: string): void {
  localStore.remove(keyOf(userId));
  untilThePageIsLeft.delete(keyOf(userId));
}

export function saveDraft(userId: string, draft: Draft): void {
  if (!hasAnswers(draft)) return clearDraft(userId);
  const key = keyOf(userId);
  const text = JSON.stringify(draft);
  localStore.set(key, text);
  if (localStore.get(key) === text) untilThePageIsLeft.delete(key);
  else untilThePageIsLeft.set(key, text);
}

/** Tells whether this browser stores anything between visits, so that the texts promise nothing untrue. */
export function keepsDrafts(): boolean {
  const probe = keyOf('probe');
  localStore.set(probe, '1');
  const kept = localStore.get(probe) === '1';
  localStore.remove(probe);
  return kept;
}
