import { drafts } from '#shared/lib/drafts';
import { hasAnswers, parseUnsent, type UnsentAnswers } from './unsent-answers';

const keyOf = (userId: string) => `anew-assessment:${userId}`;

export const readUnsent = (userId: string): UnsentAnswers => parseUnsent(drafts.read(keyOf(userId)));

export const clearUnsent = (userId: string): void => drafts.clear(keyOf(userId));

export function saveUnsent(userId: string, unsent: UnsentAnswers): void {
  if (hasAnswers(unsent)) drafts.save(keyOf(userId), JSON.stringify(unsent));
  else clearUnsent(userId);
}

/** Tells whether this browser stores anything between visits, so that the texts promise nothing untrue. */
export function keepsUnsent(): boolean {
  const probe = keyOf('probe');
  const keptOn = drafts.save(probe, '1');
  drafts.clear(probe);
  return keptOn === 'device';
}
