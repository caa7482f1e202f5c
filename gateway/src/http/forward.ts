import { type ListPage, PAGE_LIMIT_MAX } from '@anew/contracts/list-page';
import type {
  PageItem,
  PageSubject,
  RpcCaller,
  RpcInput,
  RpcOutput,
  RpcSubject,
} from '@anew/contracts/rpc/map';
import { jsonPieces } from '@anew/messaging/json-pieces';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { type Json, type JsonBytes, type JsonStream, jsonStream } from './json.js';
import { isPage, ListedPage, unreadPage } from './list-page.js';

/** Number of long answers that this process sends at a time. Each holds one or two pages in memory. */
const MOST_LONG_ANSWERS = 32;
/** Number of long answers that one person may have at a time, enough for several browser windows. */
const MOST_OF_ONE = 6;

/** Forwards a request to the service that answers it, and sends the JSON of the answer on unread. */
@Injectable()
export class Forward {
  private readonly longAnswers = new ConcurrencyLimit(MOST_LONG_ANSWERS, MOST_OF_ONE);

  constructor(private readonly rpc: RpcClient) {}

  async to<S extends RpcSubject>(
    subject: S,
    caller: RpcCaller<S>,
    input: RpcInput<S>,
    deadlineMs?: number,
  ): Promise<JsonBytes<RpcOutput<S>>> {
    const bytes = await this.rpc.requestBytes(subject, caller, input, deadlineMs);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) as JsonBytes<RpcOutput<S>>;
  }

  /**
   * Forwards a call for a list, or for one page of it where the query asks for that.
   * @throws DomainError as {@link inPieces}
   */
  async list<S extends PageSubject>(
    subject: S,
    caller: RpcCaller<S>,
    query: RpcInput<S>,
  ): Promise<ListedPage<PageItem<S>> | Json<PageItem<S>[]>> {
    return isPage(query) ? this.page(subject, caller, query) : this.all(subject, caller, query);
  }

  /** Forwards a call for one page of a list. */
  async page<S extends PageSubject>(
    subject: S,
    caller: RpcCaller<S>,
    query: RpcInput<S>,
  ): Promise<ListedPage<PageItem<S>>> {
    return new ListedPage(unreadPage<PageItem<S>>(await this.to(subject, caller, query)), query);
  }

  /**
   * All items of a list. If one page does not hold them, the others are requested while the answer is sent.
   * @throws DomainError as {@link inPieces}
   */
  async all<S extends PageSubject>(
    subject: S,
    caller: RpcCaller<S>,
    query: RpcInput<S>,
  ): Promise<Json<PageItem<S>[]>> {
    const first = unreadPage<PageItem<S>>(
      await this.to(subject, caller, { ...query, limit: PAGE_LIMIT_MAX }),
    );
    if (first.next === null) return first.items;
    const read = (limit: number, before: string): Promise<ListPage<PageItem<S>>> =>
      this.rpc.request(subject, caller, { ...query, limit, before });
    const items = JSON.parse(first.items.toString()) as PageItem<S>[];
    return this.inPieces(caller.userId, itemsOf({ items, next: first.next }, read));
  }

  /**
   * Sends a value that is too long to be in memory at once, no faster than the client reads it.
   * @param value may contain async iterables, which become lists
   * @throws DomainError `too_many_requests` or `unavailable` when too many such answers are under way
   */
  inPieces<T>(userId: string, value: unknown): JsonStream<T> {
    const leave = this.longAnswers.take(userId);
    return jsonStream<T>(jsonPieces(value)).once('close', leave);
  }

  /** Forwards a request whose answer has no body. */
  async discard<S extends RpcSubject>(subject: S, caller: RpcCaller<S>, input: RpcInput<S>): Promise<void> {
    await this.rpc.requestBytes(subject, caller, input);
  }
}

/**
 * Items of all pages from the first one on. Each page is requested once the one before has been read. A page ends
 * early where texts are long: the next request then asks for fewer items, because the service reads as many rows as
 * it is asked for.
 */
async function* itemsOf<Item>(
  first: ListPage<Item>,
  read: (limit: number, before: string) => Promise<ListPage<Item>>,
): AsyncGenerator<Item> {
  for (let page = first; ; page = await read(nextLimit(page), page.next)) {
    yield* page.items;
    if (page.next === null) return;
  }
}

const nextLimit = ({ items }: ListPage<unknown>): number =>
  items.length === 0 ? PAGE_LIMIT_MAX : Math.min(PAGE_LIMIT_MAX, 2 * items.length);
