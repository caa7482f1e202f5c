import type { EVENT_PAYLOADS } from './payloads.js';

/**
 * Subjects of events, in the past tense. An event holds ids and small values, never what a person wrote. Two hold texts of the
 * product itself, a published module and questions that a model wrote: no service asks another one for them.
 */
export const identityEvents = {
  membershipChanged: 'evt.identity-couple.couples.membership-changed.v1',
  sessionsEnded: 'evt.identity-couple.sessions.ended.v1',
  accountDeleted: 'evt.identity-couple.accounts.deleted.v1',
  deletionsListed: 'evt.identity-couple.deletions.listed.v1',
  preferencesChanged: 'evt.identity-couple.preferences.changed.v1',
  householdChanged: 'evt.identity-couple.household.changed.v1',
  storyChanged: 'evt.identity-couple.story.changed.v1',
} as const;

export const assessmentEvents = {
  resultsComputed: 'evt.assessment.results.computed.v1',
} as const;

export const coachingEvents = {
  questionsWritten: 'evt.coaching.questions.written.v1',
} as const;

export const contentEvents = {
  focusesChanged: 'evt.content.focuses.changed.v1',
  modulePublished: 'evt.content.modules.published.v1',
  questionsWanted: 'evt.content.questions.wanted.v1',
  deedDone: 'evt.content.deeds.done.v1',
  passWithdrawn: 'evt.content.passes.withdrawn.v1',
} as const;

export const journalEvents = {
  deedDone: 'evt.journal.deeds.done.v1',
} as const;

export const ERASING_SERVICES = ['content', 'journal', 'assessment', 'coaching'] as const;
export type ErasingService = (typeof ERASING_SERVICES)[number];

/** Event by which each of these services reports that its database holds nothing more of a deleted person. */
export const accountErased = <S extends ErasingService>(service: S) =>
  `evt.${service}.account.erased.v1` as const;

export type AccountErased = ReturnType<typeof accountErased<ErasingService>>;

/** Data of the event of each subject. */
export type EventMap = {
  [S in keyof typeof EVENT_PAYLOADS]: InstanceType<(typeof EVENT_PAYLOADS)[S]>;
};

export type EventSubject = keyof EventMap;

/**
 * Events that erase a person everywhere. Their consumers retry until they succeed, however long that takes.
 */
export const ERASURE_EVENTS: readonly EventSubject[] = [
  identityEvents.accountDeleted,
  identityEvents.deletionsListed,
  ...ERASING_SERVICES.map(accountErased),
];

/** An event as it is sent. `id` is also the message id by which JetStream drops duplicates. */
export interface EventEnvelope<S extends EventSubject = EventSubject> {
  id: string;
  subject: S;
  /** Time of the event, in ISO 8601. */
  occurredAt: string;
  producer: string;
  traceparent: string;
  data: EventMap[S];
}

/**
 * JetStream stream that keeps every `evt.>` subject. A stream cannot be renamed, so it has kept its first
 * name.
 */
export const EVENTS_STREAM = 'ANEW_FACTS';

/**
 * JetStream stream that keeps deletions for longer than events. It is outside of every database that may be
 * restored from an old backup.
 */
export const DELETIONS_STREAM = 'ANEW_DELETIONS';

/** Days for which ids of deleted people are kept. No backup may be older, because it would bring deleted people back. */
export const DELETIONS_KEPT_DAYS = 30;
