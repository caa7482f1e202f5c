import type { ServiceName } from '../rpc/services.js';
import {
  accountErased,
  assessmentEvents,
  contentEvents,
  ERASING_SERVICES,
  type EventSubject,
  identityEvents,
} from './map.js';

/**
 * Each service's durable consumers by name, with the event that each is for. NATS lets a service make, read and
 * acknowledge these and no others, so a consumer that is missing here never hears anything.
 */
export const EVENT_CONSUMERS: Record<ServiceName, Record<string, EventSubject>> = {
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
    'assessment__round-answered': assessmentEvents.responsesSubmitted,
  },
  coaching: {
    'coaching__account-deleted': identityEvents.accountDeleted,
    'coaching__membership-changed': identityEvents.membershipChanged,
    'coaching__focuses-changed': contentEvents.focusesChanged,
    'coaching__module-published': contentEvents.modulePublished,
  },
};

/** What the gateway hears as it passes, to forget what it remembers of people. */
export const GATEWAY_HEARS: readonly EventSubject[] = [
  identityEvents.membershipChanged,
  identityEvents.sessionsEnded,
];
