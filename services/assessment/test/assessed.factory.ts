import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';
import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import type { AssessmentResults } from '@anew/contracts/assessment/results';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { identityEvents } from '@anew/contracts/events/map';
import type { RpcClient } from '@anew/messaging/rpc-client';
import { someone, together } from '@anew/service-testkit/actors';
import { publishEvent } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import type { ServerAddress } from '@anew/testkit/servers';

/** Complete answers, with the option at this index for every question. */
const answersAt = (index: number) =>
  Object.fromEntries(
    ASSESSMENT_QUESTIONS.map(({ id, options }) => [id, options[index % options.length]!.value]),
  );

/** Two people on their way to results. */
export interface Pair {
  coupleId: string;
  first: Actor;
  second: Actor;
}

/** A couple of whom the service has not been told. */
export function newPair(): Pair {
  const [first, second] = together(someone(), someone());
  return { coupleId: first.coupleId!, first, second };
}

/** What people do with the assessment, which is called as the gateway calls it. */
export class AssessmentCalls {
  constructor(
    readonly client: RpcClient,
    private readonly nats: ServerAddress,
  ) {}

  /** Submits answers. Resolves once they are stored. */
  async submit(person: Actor, index = 0): Promise<void> {
    const input = { responses: answersAt(index) };
    await this.client.request(assessmentRpc.responses.submit, person, input);
  }

  /** Waits until both partners see results, also while the service is unavailable. */
  resultsSeenByBoth({ first, second }: Pair, deadlineMs: number): Promise<AssessmentResults[]> {
    const resultsOf = (person: Actor) => this.client.request(assessmentRpc.results.current, person, {});
    const seenBy = (person: Actor) => eventually('the results', () => resultsOf(person), deadlineMs);
    return Promise.all([seenBy(first), seenBy(second)]);
  }

  /** Tells the service that the two are a couple. Resolves once the event is stored. */
  async join({ coupleId, first }: Pair): Promise<void> {
    const event = {
      id: randomUUID(),
      subject: identityEvents.membershipChanged,
      occurredAt: new Date().toISOString(),
      data: { coupleId, memberIds: first.memberIds, version: 2 },
    };
    // A service serves calls before it has made the stream. Its inbox takes an id once, so trying again does no harm.
    await eventually('the stream to take the event', () => publishEvent(this.nats, event));
  }

  /** A couple of which only the first has answered. */
  async halfAssessed(): Promise<Pair> {
    const pair = newPair();
    await this.join(pair);
    await this.submit(pair.first);
    return pair;
  }
}
