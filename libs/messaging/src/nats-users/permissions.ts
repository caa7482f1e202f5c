import { durableOf, EVENT_CONSUMERS, FORMER_DURABLES, GATEWAY_HEARS } from '@anew/contracts/events/consumers';
import { DELETIONS_STREAM, EVENTS_STREAM } from '@anew/contracts/events/map';
import { type ServiceName, SERVICES } from '@anew/contracts/rpc/services';

/** The compatibility worker lives on a queue in Redis and never speaks to NATS. */
export type NatsUser = 'gateway' | ServiceName;

export const NATS_USERS: readonly NatsUser[] = ['gateway', ...SERVICES];

export interface NatsPermissions {
  publish: string[];
  subscribe: string[];
  /** How long a process may answer to where a request said, and nowhere else; without it, never. */
  answersFor?: string;
}

/** Each process's replies come to subjects that nobody else may read. */
export const inboxPrefixOf = (user: string): string => `_INBOX.${user}`;

/** Where a service is told of a reader's progress while it answers as a stream. */
export const streamPrefixOf = (user: string): string => `stream.${user}`;

/** The answer to a request has a deadline of seconds; one of the coach is streamed for minutes. */
const ANSWERS_FOR: Record<ServiceName, string> = {
  'identity-couple': '60s',
  content: '60s',
  journal: '60s',
  assessment: '60s',
  coaching: '15m',
};

/** With a consumer of its own, a service may make it, ask what it is, fetch from it and acknowledge; never delete it. */
function consumerSubjects(durable: string, subject: string): string[] {
  const consumer = `${EVENTS_STREAM}.${durable}`;
  return [
    `$JS.API.CONSUMER.CREATE.${consumer}.${subject}`,
    `$JS.API.CONSUMER.INFO.${consumer}`,
    `$JS.API.CONSUMER.MSG.NEXT.${consumer}`,
    `$JS.ACK.${consumer}.>`,
    // Servers that tell domains and accounts apart name both before the stream.
    `$JS.ACK.*.*.${consumer}.>`,
  ];
}

/** Processes of the previous release may still use these, and those of this one delete them. */
function formerConsumerSubjects([durable, subject]: [string, string]): string[] {
  return [...consumerSubjects(durable, subject), `$JS.API.CONSUMER.DELETE.${EVENTS_STREAM}.${durable}`];
}

/** Nobody but who deletes accounts reads again who was deleted. */
const DELETIONS = ['STREAM.CREATE', 'DIRECT.GET'].map((what) => `$JS.API.${what}.${DELETIONS_STREAM}`);

function ofService(service: ServiceName): NatsPermissions {
  return {
    publish: [
      `evt.${service}.>`,
      '$JS.API.INFO',
      // Making the stream again changes nothing about one that is there.
      `$JS.API.STREAM.CREATE.${EVENTS_STREAM}`,
      ...EVENT_CONSUMERS[service].flatMap((subject) =>
        consumerSubjects(durableOf(service, subject), subject),
      ),
      ...Object.entries(FORMER_DURABLES[service]).flatMap(formerConsumerSubjects),
      ...(service === 'identity-couple' ? DELETIONS : []),
    ],
    subscribe: [`rpc.${service}.>`, `${streamPrefixOf(service)}.>`, `${inboxPrefixOf(service)}.>`],
    answersFor: ANSWERS_FOR[service],
  };
}

/** What each process may do on NATS; whatever is not here is refused by the server. */
export function permissionsOf(user: NatsUser): NatsPermissions {
  if (user !== 'gateway') return ofService(user);
  return {
    publish: SERVICES.flatMap((service) => [`rpc.${service}.>`, `${streamPrefixOf(service)}.>`]),
    subscribe: [...GATEWAY_HEARS, `${inboxPrefixOf('gateway')}.>`],
  };
}
