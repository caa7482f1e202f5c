import './fixtures.js';
import type { Actor } from '@anew/contracts/actor';
import { ConversationRefDto } from '@anew/contracts/coaching/dto';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { Conversation, ConversationPart, ConversationSummary } from '@anew/contracts/coaching/views';
import { DomainError } from '@anew/contracts/errors';
import { CreateEntryDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalEntry } from '@anew/contracts/journal/views';
import type { ListPage } from '@anew/contracts/list-page';
import type { RpcRequest } from '@anew/contracts/rpc/map';
import { privateNats, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type CallHandler,
  type CanActivate,
  Catch,
  Controller,
  type ExecutionContext,
  type NestInterceptor,
  type PipeTransform,
  type RpcExceptionFilter,
  UseFilters,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { map, type Observable, of, throwError } from 'rxjs';
import type { NatsLink } from '../src/connection.js';
import { RpcClient } from '../src/rpc-client.js';
import { Caller, Input, RpcHandler } from '../src/rpc-handler.js';
import { actor, openLink, refusalOf, serve, type Served, signer } from './fixtures.js';

const BARRED = 'a stranger';
const conversation = (id: string): Conversation => ({ id, title: 'seen', updatedAt: '', messages: [] });
let steps: string[] = [];

class Door implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    steps.push('guard');
    const { caller } = context.switchToRpc().getData<RpcRequest<typeof journalRpc.entries.create>>();
    if (caller.userId === BARRED) throw new DomainError('forbidden', 'couple_required', 'Not in here.');
    return true;
  }
}

class ClosedDoor implements CanActivate {
  canActivate(): boolean {
    return false;
  }
}

class Signature implements NestInterceptor<JournalEntry, JournalEntry> {
  intercept(_: ExecutionContext, next: CallHandler<JournalEntry>): Observable<JournalEntry> {
    steps.push('interceptor');
    return next.handle().pipe(map((entry) => ({ ...entry, content: `${entry.content} (signed)` })));
  }
}

class Shout implements PipeTransform<CreateEntryDto, CreateEntryDto> {
  transform(input: CreateEntryDto): CreateEntryDto {
    steps.push('pipe');
    return Object.assign(input, { content: input.content.toUpperCase() });
  }
}

class PenRanDry extends Error {}

@Catch(PenRanDry)
class Translate implements RpcExceptionFilter<PenRanDry> {
  catch(): Observable<never> {
    steps.push('filter');
    return throwError(() => new DomainError('unavailable', 'service_unavailable', 'The pen ran dry.'));
  }
}

@Controller()
class Desk {
  @RpcHandler(journalRpc.entries.create)
  @UseGuards(Door)
  @UseInterceptors(Signature)
  @UseFilters(Translate)
  create(@Caller() caller: Actor, @Payload('input', Shout) input: CreateEntryDto): JournalEntry {
    steps.push('handler');
    if (input.content === 'DRY') throw new PenRanDry();
    const { content, visibility } = input;
    const at = '2026-11-20T08:00:00.000Z';
    const id = '00000000-0000-4000-8000-000000000001';
    return {
      id,
      userId: caller.userId,
      content,
      visibility,
      createdAt: at,
      updatedAt: at,
      dailyPromptId: null,
      partnerCanRead: false,
    };
  }

  @RpcHandler(coachingRpc.conversations.page)
  @UseGuards(ClosedDoor)
  page(): ListPage<ConversationSummary> {
    return { items: [], next: null };
  }

  @RpcHandler(coachingRpc.conversations.get)
  get(@Caller() _: Actor, @Input() { id }: ConversationRefDto): ConversationPart {
    return of({ conversation: conversation(id), next: null }) as unknown as ConversationPart;
  }
}

let nats: PrivateServer;
let link: NatsLink;
let served: Served;
let client: RpcClient;

beforeAll(async () => {
  nats = await privateNats();
  link = await openLink(nats.url);
  served = await serve(link, [Desk]);
  client = new RpcClient(link, signer);
});

afterAll(async () => {
  await served.close();
  await link.close();
  await nats.discard();
});

beforeEach(() => {
  steps = [];
});

const entry = (content: string): CreateEntryDto => ({ content, visibility: 'private' });

describe('what Nest puts around a handler', () => {
  it('runs in its order: guard, interceptor, pipe, handler; the interceptor has the last word', async () => {
    const written = await client.request(journalRpc.entries.create, actor(), entry('hello'));
    expect(steps).toEqual(['guard', 'interceptor', 'pipe', 'handler']);
    expect(written.content).toBe('HELLO (signed)');
  });

  it('stops at a guard that refuses, before the handler', async () => {
    const refused = await refusalOf(
      client.request(journalRpc.entries.create, actor({ userId: BARRED }), entry('hello')),
    );
    expect(refused).toMatchObject({ kind: 'forbidden', code: 'couple_required', message: 'Not in here.' });
    expect(steps).toEqual(['guard']);
  });

  it('treats a guard that merely says no as a failure of ours, told to nobody', async () => {
    const refused = await refusalOf(client.request(coachingRpc.conversations.page, actor(), {}));
    expect(refused.kind).toBe('internal');
    expect(refused.message).not.toMatch(/forbidden/i);
  });

  it('lets a filter turn an error into a refusal', async () => {
    const refused = await refusalOf(client.request(journalRpc.entries.create, actor(), entry('dry')));
    expect(refused).toMatchObject({ kind: 'unavailable', message: 'The pen ran dry.' });
    expect(steps).toContain('filter');
  });

  it('sends the last value of an observable that a handler returns', async () => {
    const id = '00000000-0000-4000-8000-000000000002';
    const seen = await client.request(coachingRpc.conversations.get, actor(), { id });
    expect(seen).toEqual({ conversation: conversation(id), next: null });
  });
});

describe('the strict validation', () => {
  it('hands over a trimmed instance of the DTO', async () => {
    const written = await client.request(journalRpc.entries.create, actor(), entry('  hello  '));
    expect(written.content).toBe('HELLO (signed)');
  });

  it('names every wrong field, one message each', async () => {
    const refused = await refusalOf(
      client.request(journalRpc.entries.create, actor(), {
        content: '',
        visibility: 'public' as 'shared',
      }),
    );
    expect(refused).toMatchObject({ kind: 'invalid', code: 'validation_failed' });
    expect(refused.details.fields?.map(({ field }) => field)).toEqual(['content', 'visibility']);
    expect(refused.message).toBe(refused.details.fields?.[0]?.message);
    expect(steps).not.toContain('handler');
  });

  it('refuses a field that the call does not have, by name', async () => {
    const surplus = Object.assign(entry('hello'), { userId: 'someone else' });
    const refused = await refusalOf(client.request(journalRpc.entries.create, actor(), surplus));
    expect(refused.details.fields).toEqual([
      { field: 'userId', message: '"userId" is not a field of this call.' },
    ]);
  });

  it('refuses the one character that the database does not store', async () => {
    const refused = await refusalOf(client.request(journalRpc.entries.create, actor(), entry('a\0b')));
    expect(refused).toMatchObject({ kind: 'invalid', code: 'validation_failed' });
    expect(refused.details.fields?.map(({ field }) => field)).toEqual(['content']);
    expect(steps).not.toContain('handler');
  });

  it.each([null, 'text', 7, [], [{ content: 'x', visibility: 'private' }]])(
    'refuses %j where an object is due',
    async (input) => {
      const refused = await refusalOf(
        client.request(journalRpc.entries.create, actor(), input as unknown as CreateEntryDto),
      );
      expect(refused).toMatchObject({ kind: 'invalid', code: 'validation_failed' });
      expect(refused.message).not.toBe('');
      expect(steps).not.toContain('handler');
    },
  );
});
