import { durableOf, EVENT_CONSUMERS, FORMER_DURABLES, GATEWAY_HEARS } from '@anew/contracts/events/consumers';
import { DELETIONS_STREAM, EVENTS_STREAM } from '@anew/contracts/events/map';
import { ANNOUNCEMENTS, announcementsOf } from '@anew/contracts/live/announcement';
import { type ServiceName, SERVICES } from '@anew/contracts/rpc/services';

/** Users of NATS. The compatibility worker takes its work from a queue in Redis and does not use NATS. */
export type NatsUser = 'gateway' | ServiceName;

export const NATS_USERS: readonly NatsUser[] = ['gateway', ...SERVICES];

export interface NatsPermissions {
  publish: string[];
  subscribe: string[];
  /** Whether the process may answer the requests that it gets, each once. */
  mayAnswer?: true;
}

/** Prefix of the subjects for a process's replies, which no other process may read. */
export const inboxPrefixOf = (user: string): string => `_INBOX.${user}`;

/** Prefix of the subjects on which a process reads the streams of a service. No other service may publish there. */
export const streamInboxPrefixOf = (reader: string, service: string): string =>
  `${inboxPrefixOf(reader)}.${service}`;

/** Prefix of the subjects on which readers of a service's streams report their progress. */
export const streamPrefixOf = (user: string): string => `stream.${user}`;

/**
 * Subjects with which a service may create its own consumer, inspect it, fetch from it and acknowledge, but
 * not delete it.
 */
function consumerSubjects(durable: string, subject: string): string[] {
  const consumer = `${EVENTS_STREAM}.${durable}`;
  return [
    `$JS.API.CONSUMER.CREATE.${consumer}.${subject}`,
    `$JS.API.CONSUMER.INFO.${consumer}`,
    `$JS.API.CONSUMER.MSG.NEXT.${consumer}`,
    `$JS.ACK.${consumer}.>`,
    // Servers with domains and accounts put both names before the stream.
    `$JS.ACK.*.*.${consumer}.>`,
  ];
}

/**
 * Subjects for a consumer by its former name: processes that know no other may still use it, and all others
 * delete it.
 */
function formerConsumerSubjects([durable, subject]: [string, string]): string[] {
  return [...consumerSubjects(durable, subject), `$JS.API.CONSUMER.DELETE.${EVENTS_STREAM}.${durable}`];
}

/** Subjects for reading the record of deletions, which only the service that deletes accounts may do. */
const DELETIONS = ['STREAM.CREATE', 'DIRECT.GET'].map((what) => `$JS.API.${what}.${DELETIONS_STREAM}`);

function ofService(service: ServiceName): NatsPermissions {
  return {
    publish: [
      `evt.${service}.>`,
      ...announcementsOf(service),
      '$JS.API.INFO',
      // Creating the stream again does not change an existing one.
      `$JS.API.STREAM.CREATE.${EVENTS_STREAM}`,
      ...EVENT_CONSUMERS[service].flatMap((subject) =>
        consumerSubjects(durableOf(service, subject), subject),
      ),
      ...Object.entries(FORMER_DURABLES[service]).flatMap(formerConsumerSubjects),
      ...(service === 'identity-couple' ? DELETIONS : []),
      `${streamInboxPrefixOf('gateway', service)}.>`,
    ],
    subscribe: [`rpc.${service}.>`, `${streamPrefixOf(service)}.>`, `${inboxPrefixOf(service)}.>`],
    mayAnswer: true,
  };
}

/** Permissions of each process on NATS. The server refuses everything else. */
export function permissionsOf(user: NatsUser): NatsPermissions {
  if (user !== 'gateway') return ofService(user);
  return {
    publish: SERVICES.flatMap((service) => [`rpc.${service}.>`, `${streamPrefixOf(service)}.>`]),
    subscribe: [...GATEWAY_HEARS, ANNOUNCEMENTS, `${inboxPrefixOf('gateway')}.>`],
  };
}
