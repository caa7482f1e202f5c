import type { Actor } from '@anew/contracts/actor';
import type { ChatDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { ChatEvent, ConversationSummary, Message } from '@anew/contracts/coaching/views';
import { contentEvents, type EventMap, type EventSubject } from '@anew/contracts/events/map';
import { PAGE_LIMIT_MAX } from '@anew/contracts/list-page';
import { EIGHT_MODULES } from '@anew/curated-coach/testing/fixture-modules';
import type { Environment } from '@anew/observability/config';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import { type ChatOptions, collect, type Talk } from '@anew/testkit/chat';
import type { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { start } from '../src/app.js';

/** The coaching service alone, and what people do with it. */
export class CoachAlone {
  private constructor(readonly service: ServiceAlone) {}

  static async start(env: Environment = {}): Promise<CoachAlone> {
    return new CoachAlone(await ServiceAlone.start('coaching', start, { env }));
  }

  get database(): Database {
    return this.service.database;
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  /**
   * Sends a message and yields the events of the answer as they arrive. Ends when `signal` aborts.
   * @throws DomainError as the service threw it
   */
  async *chat(
    person: Actor,
    input: ChatDto,
    { signal, key }: ChatOptions = {},
  ): AsyncGenerator<ChatEvent, undefined> {
    const caller = key === undefined ? person : { ...person, idempotencyKey: key };
    try {
      yield* this.service.stream(coachingRpc.conversations.chat, caller, input, signal);
    } catch (error) {
      if (!signal?.aborted) throw error;
    }
  }

  talk(person: Actor, input: ChatDto, options?: ChatOptions): Promise<Talk> {
    return collect(this.chat(person, input, options));
  }

  async messagesOf(person: Actor, id: string): Promise<Message[]> {
    const { conversation } = await this.service.ask(coachingRpc.conversations.get, person, { id });
    return conversation.messages;
  }

  /** Up to 200 conversations of the person, newest first. */
  async conversationsOf(person: Actor): Promise<ConversationSummary[]> {
    const { page } = coachingRpc.conversations;
    return (await this.service.ask(page, person, { limit: PAGE_LIMIT_MAX })).items;
  }

  /** Tells an event, as often as `times` says, and resolves once the service has handled it. */
  async tell<S extends EventSubject>(subject: S, data: EventMap[S], times = 1): Promise<void> {
    const id = await this.service.tell(subject, data);
    for (let time = 1; time < times; time++) await this.service.tell(subject, data, { id });
    await eventually('the event to be handled', async () => {
      const rows = await this.database.query('SELECT 1 FROM inbox WHERE event_id = $1', [id]);
      return rows.length > 0 || undefined;
    });
  }

  /** Publishes eight modules, from which the curated coach answers. @returns their revision */
  async publishModules(): Promise<number> {
    // Each file publishes them anew, and texts of an earlier file must not stay.
    const revision = Date.now();
    await Promise.all(
      EIGHT_MODULES.map((module) => this.tell(contentEvents.modulePublished, { module, revision })),
    );
    return revision;
  }
}
