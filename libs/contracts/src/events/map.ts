import type { Focus, Module } from '../content/views.js';

/** Events, in the past tense. Data holds ids and small values, never what a person wrote. */
export const identityEvents = {
  membershipChanged: 'evt.identity-couple.couples.membership-changed.v1',
  sessionsEnded: 'evt.identity-couple.sessions.ended.v1',
  accountDeleted: 'evt.identity-couple.accounts.deleted.v1',
} as const;

export const assessmentEvents = {
  responsesSubmitted: 'evt.assessment.responses.submitted.v1',
  resultsComputed: 'evt.assessment.results.computed.v1',
} as const;

export const contentEvents = {
  focusesChanged: 'evt.content.focuses.changed.v1',
  modulePublished: 'evt.content.modules.published.v1',
} as const;

export const ERASING_SERVICES = ['content', 'journal', 'assessment', 'coaching'] as const;
export type ErasingService = (typeof ERASING_SERVICES)[number];

/** Each of these says so once nothing of a deleted person is left in its database. */
export const accountErased = <S extends ErasingService>(service: S) =>
  `evt.${service}.account.erased.v1` as const;

type ErasedEvents = {
  [S in ErasingService as `evt.${S}.account.erased.v1`]: { userId: string };
};

export interface EventMap extends ErasedEvents {
  /** `version` grows with every change of the couple; a lower one than known is old news. */
  [identityEvents.membershipChanged]: { coupleId: string; memberIds: string[]; version: number };
  [identityEvents.sessionsEnded]: { userId: string; sessionIds: string[] };
  [identityEvents.accountDeleted]: { userId: string };
  [assessmentEvents.responsesSubmitted]: { userId: string; version: number };
  /** That they exist; what they say is sealed in the service, and events are not. */
  [assessmentEvents.resultsComputed]: { coupleId: string; memberIds: string[]; round: number };
  /** All of a couple's focuses. A lower `version` than known is old news. */
  [contentEvents.focusesChanged]: { coupleId: string; focuses: Focus[]; version: number };
  /** A module's text as it is now. A lower `revision` than known is old news. */
  [contentEvents.modulePublished]: { module: Module; revision: number };
}

export type EventSubject = keyof EventMap;

/** By these a person is erased everywhere: whoever consumes one tries until it is done, however long that takes. */
export const ERASURE_EVENTS: readonly EventSubject[] = [
  identityEvents.accountDeleted,
  ...ERASING_SERVICES.map(accountErased),
];

/** An event on its way. `id` is also the message id that JetStream removes duplicates by. */
export interface EventEnvelope<S extends EventSubject = EventSubject> {
  id: string;
  subject: S;
  /** ISO 8601. */
  occurredAt: string;
  producer: string;
  traceparent: string;
  data: EventMap[S];
}

/** The JetStream stream that keeps every `evt.>` subject. */
export const EVENTS_STREAM = 'ANEW_FACTS';

/** Keeps, for longer, who was deleted: outside of every database that may be restored from before. */
export const DELETIONS_STREAM = 'ANEW_DELETIONS';
