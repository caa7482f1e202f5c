import { DomainError } from '@anew/contracts/errors';
import type { TextKind } from '@anew/contracts/journal/views';
import { entryNotFound } from '../entries/entries.errors.js';

/** Refusal for a missing text, and also for one that the person may not read. */
export const textNotFound = (kind: TextKind): DomainError =>
  kind === 'journal'
    ? entryNotFound()
    : new DomainError('not_found', 'appreciation_not_found', 'This appreciation is not there anymore.');

export const ownText = (): DomainError =>
  new DomainError('conflict', 'own_text', 'You wrote this yourself. Your partner can thank you for it.');
