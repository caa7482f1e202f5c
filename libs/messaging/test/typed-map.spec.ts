import './fixtures.js';
import type { Actor, RequestContext } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { DomainError } from '@anew/contracts/errors';
import { contentEvents } from '@anew/contracts/events/map';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { CreateEntryDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalEntry } from '@anew/contracts/journal/views';
import type { RpcInput, RpcOutput } from '@anew/contracts/rpc/map';
import { healthSubject } from '@anew/contracts/rpc/services';
import { describe, expect, it } from '@jest/globals';
import type { EventPublisher } from '../src/events/publisher.js';
import type { RpcClient } from '../src/rpc-client.js';
import { RpcHandler, StreamHandler } from '../src/rpc-handler.js';
import { actor, eventOf } from './fixtures.js';

/**
 * The compiler is the test: `npm run typecheck` fails if a line below compiles although `@ts-expect-error`
 * says that it must not. Only the shell of each case is run.
 */
const neverRun = (code: (client: RpcClient, caller: Actor) => unknown): void => {
  expect(code).toBeInstanceOf(Function);
};

const context: RequestContext = { requestId: 'request-1', timeZone: 'UTC' };
const entry: CreateEntryDto = { content: 'hello', visibility: 'shared' };

describe('a request that does not fit its subject does not compile', () => {
  it('but the right one does, and its answer has its type', () => {
    neverRun(async (client, caller) => {
      const created: JournalEntry = await client.request(journalRpc.entries.create, caller, entry);
      const ended: null = await client.request(identityRpc.sessions.end, context, {});
      const { ready } = await client.request(healthSubject('journal'), null, {});
      return { created, ended, ready };
    });
  });

  it('with a field missing', () => {
    neverRun((client, caller) =>
      // @ts-expect-error: `visibility` is missing
      client.request(journalRpc.entries.create, caller, { content: 'hello' }),
    );
  });

  it('with a field of the wrong type', () => {
    neverRun((client, caller) =>
      // @ts-expect-error: `public` is no visibility
      client.request(journalRpc.entries.create, caller, { content: 'hello', visibility: 'public' }),
    );
  });

  it('with a field too many', () => {
    neverRun((client, caller) =>
      // @ts-expect-error: `userId` is no field of this call
      client.request(journalRpc.entries.create, caller, { content: '', visibility: 'shared', userId: 'x' }),
    );
  });

  it('with an input where none is due', () => {
    neverRun((client, caller) =>
      // @ts-expect-error: this call takes no input
      client.request(journalRpc.entries.stats, caller, entry),
    );
  });

  it('with a caller of the wrong kind', () => {
    neverRun((client) =>
      // @ts-expect-error: only an Actor may list entries
      client.request(journalRpc.entries.page, context, {}),
    );
    neverRun((client) =>
      // @ts-expect-error: the caller is a Visitor, who has an address
      client.request(identityRpc.accounts.signIn, context, { email: 'a@example.org', password: 'x' }),
    );
  });

  it('to a subject that nobody answers', () => {
    neverRun((client, caller) =>
      // @ts-expect-error: not a subject
      client.request('rpc.journal.entries.burn.v1', caller, {}),
    );
    neverRun((client) =>
      // @ts-expect-error: not a service
      client.request(healthSubject('weather'), null, {}),
    );
  });

  it('expecting another answer', () => {
    neverRun(async (client, caller) => {
      // @ts-expect-error: there may be none yet
      const { submittedAt } = await client.request(assessmentRpc.responses.mine, caller, {});
      return submittedAt;
    });
  });

  it('asking for bytes neither', () => {
    neverRun((client, caller) =>
      // @ts-expect-error: `responses` is missing
      client.requestBytes(assessmentRpc.responses.submit, caller, {}),
    );
  });
});

describe('a handler that does not fit its subject does not compile', () => {
  it('but the right one does', () => {
    neverRun(() => {
      class Right {
        @RpcHandler(journalRpc.entries.create)
        create(caller: Actor, { content, visibility }: CreateEntryDto): JournalEntry {
          const { userId } = caller;
          const at = '2026-11-20T08:00:00.000Z';
          const rest = { createdAt: at, updatedAt: at, dailyPromptId: null, partnerCanRead: false };
          return { id: '', userId, content, visibility, ...rest };
        }
      }
      return Right;
    });
  });

  it('with another answer, another input or another caller', () => {
    neverRun(() => {
      class Wrong {
        // @ts-expect-error: the answer is a page
        @RpcHandler(journalRpc.entries.page)
        answer(): string {
          return 'none';
        }

        // @ts-expect-error: the input is a CreateEntryDto
        @RpcHandler(journalRpc.entries.create)
        input(_: Actor, input: { title: string }): Promise<JournalEntry> {
          return Promise.reject(new Error(input.title));
        }

        // @ts-expect-error: the caller is no Actor here
        @RpcHandler(identityRpc.sessions.end)
        caller(caller: Actor): null {
          return caller.coupleId as null;
        }
      }
      return Wrong;
    });
  });
});

describe('a stream that does not fit its subject does not compile', () => {
  it('but the right one does, and its items have their type', () => {
    neverRun(async (client, caller) => {
      const { signal } = new AbortController();
      const texts: string[] = [];
      for await (const item of client.stream(coachingRpc.conversations.chat, caller, { message: '' }, signal))
        if (item.event === 'delta') texts.push(item.data.text);
      return texts;
    });
  });

  it('asked for like a plain answer, or the other way round', () => {
    neverRun((client, caller) =>
      // @ts-expect-error: this one comes item by item
      client.request(coachingRpc.conversations.chat, caller, { message: '' }),
    );
    neverRun((client, caller) =>
      // @ts-expect-error: this one comes as a whole
      client.stream(journalRpc.entries.page, caller, {}, new AbortController().signal),
    );
  });

  it('with a handler of other items', () => {
    neverRun(() => {
      class Wrong {
        // @ts-expect-error: the items are ChatEvents
        @StreamHandler(coachingRpc.conversations.chat)
        async *items(): AsyncGenerator<string> {
          yield await Promise.resolve('none');
        }
      }
      return Wrong;
    });
  });
});

describe('an event that does not fit its subject does not compile', () => {
  it('published with other data', () => {
    neverRun(() => {
      const { publish } = {} as EventPublisher;
      // @ts-expect-error: `version` is missing
      return publish(eventOf(contentEvents.focusesChanged, { coupleId: 'someone', focuses: [] }));
    });
  });

  it('published under an unknown subject', () => {
    neverRun(() =>
      // @ts-expect-error: not a subject of an event
      eventOf('evt.journal.entries.burnt.v1', {}),
    );
  });
});

describe('an error with a kind or code that is not in the contract does not compile', () => {
  it('thrown', () => {
    // @ts-expect-error: not a kind
    neverRun(() => new DomainError('teapot', 'not_found', 'I am a teapot.'));
    // @ts-expect-error: not a code
    neverRun(() => new DomainError('not_found', 'teapot', 'I am a teapot.'));
  });
});

describe('the map', () => {
  it('gives the types of a subject by its name', () => {
    const input: RpcInput<typeof journalRpc.entries.create> = entry;
    const output: RpcOutput<typeof journalRpc.entries.page> = { items: [], next: null };
    expect([input, output.items, actor().timeZone]).toEqual([entry, [], 'UTC']);
  });
});
