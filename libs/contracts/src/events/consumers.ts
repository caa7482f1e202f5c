import { type ServiceName, SERVICES } from '../rpc/services.js';
import {
  accountErased,
  assessmentEvents,
  contentEvents,
  ERASING_SERVICES,
  type EventSubject,
  identityEvents,
} from './map.js';

/**
 * The events that each service handles. NATS lets a service consume these and no others, and a service that has no
 * handler for one of them, or a handler for another one, does not start.
 */
export const EVENT_CONSUMERS: Record<ServiceName, readonly EventSubject[]> = {
  'identity-couple': [identityEvents.accountDeleted, ...ERASING_SERVICES.map(accountErased)],
  content: [identityEvents.accountDeleted, identityEvents.membershipChanged],
  journal: [identityEvents.accountDeleted],
  assessment: [identityEvents.accountDeleted, identityEvents.membershipChanged],
  coaching: [
    identityEvents.accountDeleted,
    identityEvents.membershipChanged,
    contentEvents.focusesChanged,
    contentEvents.modulePublished,
  ],
};

/**
 * The name under which NATS remembers how far a service has come with a subject, and the inbox which events it has
 * handled: `journal__identity-couple-accounts-deleted-v1`. All processes of a service share it.
 */
export const durableOf = (service: ServiceName, subject: string): string =>
  `${service}__${subject.replace(/^evt\./, '').replaceAll('.', '-')}`;

/**
 * The durables of the previous release, which were named by hand, with their subjects. Its processes may still run
 * beside those of this one. A service deletes its own when it starts, and an event that was handled under such a name
 * counts as handled. They can go from here once no event from before this release is left: JetStream keeps one for 14 days.
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
    // The service told itself of submissions; nobody consumes this subject any more.
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

/** The name under which the previous release consumed what now is consumed under this one. */
export const formerNameOf = (durable: string): string | undefined => formerNames.get(durable);

/** What the gateway hears as it passes, to forget what it remembers of people. */
export const GATEWAY_HEARS: readonly EventSubject[] = [
  identityEvents.membershipChanged,
  identityEvents.sessionsEnded,
];
