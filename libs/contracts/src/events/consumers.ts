import { type ServiceName, SERVICES } from '../rpc/services.js';
import {
  accountErased,
  assessmentEvents,
  coachingEvents,
  contentEvents,
  ERASING_SERVICES,
  type EventSubject,
  identityEvents,
  journalEvents,
} from './map.js';

/**
 * Events that each service handles. NATS lets a service consume these and no others. A service that lacks a
 * handler for one of them, or has a handler for another event, does not start.
 */
export const EVENT_CONSUMERS: Record<ServiceName, readonly EventSubject[]> = {
  'identity-couple': [
    identityEvents.accountDeleted,
    ...ERASING_SERVICES.map(accountErased),
    contentEvents.deedDone,
    contentEvents.passWithdrawn,
    journalEvents.deedDone,
  ],
  content: [
    identityEvents.accountDeleted,
    identityEvents.deletionsListed,
    identityEvents.membershipChanged,
    identityEvents.preferencesChanged,
    identityEvents.householdChanged,
    identityEvents.storyChanged,
    coachingEvents.questionsWritten,
  ],
  journal: [identityEvents.accountDeleted, identityEvents.deletionsListed],
  assessment: [
    identityEvents.accountDeleted,
    identityEvents.deletionsListed,
    identityEvents.membershipChanged,
  ],
  coaching: [
    identityEvents.accountDeleted,
    identityEvents.deletionsListed,
    identityEvents.membershipChanged,
    identityEvents.householdChanged,
    contentEvents.focusesChanged,
    contentEvents.modulePublished,
    contentEvents.questionsWanted,
  ],
};

/**
 * Name under which NATS remembers how far a service has come with a subject, and under which the inbox
 * records the events that it has handled: `journal__identity-couple-accounts-deleted-v1`. All processes of a
 * service share it.
 */
export const durableOf = (service: ServiceName, subject: string): string =>
  `${service}__${subject.replace(/^evt\./, '').replaceAll('.', '-')}`;

/**
 * Durables from before names were derived from service and subject, by the names that they were given by hand,
 * with their subjects. A service deletes its own when it starts, although processes that use them may still run
 * beside it, and an event that was handled under an old name counts as handled. The entries may go once no such
 * process has run for 14 days, because JetStream keeps an event for 14 days.
 */
export const FORMER_DURABLES: Record<ServiceName, Record<string, string>> = {
  'identity-couple': {
    'identity-couple__account-deleted': identityEvents.accountDeleted,
    ...Object.fromEntries(
      ERASING_SERVICES.map((service) => [
        `identity-couple__${service}-account-erased`,
        accountErased(service),
      ]),
    ),
  },
  content: {
    'content__account-deleted': identityEvents.accountDeleted,
    'content__membership-changed': identityEvents.membershipChanged,
  },
  journal: {
    'journal__account-deleted': identityEvents.accountDeleted,
  },
  assessment: {
    'assessment__account-deleted': identityEvents.accountDeleted,
    'assessment__couple-changed': identityEvents.membershipChanged,
    // The service used to send submissions to itself. Nothing consumes this subject anymore.
    'assessment__round-answered': 'evt.assessment.responses.submitted.v1',
  },
  coaching: {
    'coaching__account-deleted': identityEvents.accountDeleted,
    'coaching__membership-changed': identityEvents.membershipChanged,
    'coaching__focuses-changed': contentEvents.focusesChanged,
    'coaching__results-computed': assessmentEvents.resultsComputed,
    'coaching__module-published': contentEvents.modulePublished,
  },
};

const formerNames = new Map(
  SERVICES.flatMap((service) =>
    Object.entries(FORMER_DURABLES[service]).map(([former, subject]) => [
      durableOf(service, subject),
      former,
    ]),
  ),
);

/** Name under which the events of this durable were consumed while names were given by hand. */
export const formerNameOf = (durable: string): string | undefined => formerNames.get(durable);

/**
 * Events that make the gateway drop cached memberships, or tell open clients that something has changed. It
 * consumes them without a durable.
 */
export const GATEWAY_HEARS: readonly EventSubject[] = [
  identityEvents.membershipChanged,
  identityEvents.sessionsEnded,
  assessmentEvents.resultsComputed,
];
