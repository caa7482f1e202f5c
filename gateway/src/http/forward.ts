import type {
  PagedSubject,
  PageItem,
  PageSubject,
  RpcCaller,
  RpcInput,
  RpcOutput,
  RpcSubject,
} from '@anew/contracts/rpc/map';
import type { Page } from '@anew/contracts/rpc/page';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Injectable } from '@nestjs/common';
import { type Json, type JsonBytes, jsonStream } from './json.js';
import { ListedPage } from './list-page.js';
import { isPage, joined, type Layout, LIST } from './long-answer.js';
import { Places } from './places.js';

/**
 * Number of long answers that this process sends at a time. Each holds up to two pages of a megabyte in
 * memory.
 */
const MOST_LONG_ANSWERS = 32;
/** Number of long answers that one person may have at a time, enough for several browser windows. */
const MOST_OF_ONE = 6;

type Whole<S extends PagedSubject> = Exclude<RpcOutput<S>, Page<unknown>>;

/** Forwards a request to the service that answers it, and sends the JSON of the answer on unread. */
@Injectable()
export class Forward {
  private readonly places = new Places(MOST_LONG_ANSWERS, MOST_OF_ONE);

  constructor(private readonly rpc: RpcClient) {}

  async to<S extends RpcSubject>(
    subject: S,
    caller: RpcCaller<S>,
    input: RpcInput<S>,
  ): Promise<JsonBytes<RpcOutput<S>>> {
    const bytes = await this.rpc.requestBytes(subject, caller, input);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) as JsonBytes<RpcOutput<S>>;
  }

  /**
   * Forwards a request whose answer may be longer than one message. An answer that fits into one message is
   * sent on unread. A longer one is sent page by page, no faster than the client reads it, and is never in
   * memory as a whole.
   * @throws DomainError `too_many_requests` or `unavailable` when too many such answers are under way
   */
  async whole<S extends PagedSubject>(
    subject: S,
    caller: RpcCaller<S>,
    input: RpcInput<S>,
    layout: Layout = LIST,
  ): Promise<Json<Whole<S>>> {
    const first = await this.to(subject, caller, input);
    if (!isPage(first)) return first as JsonBytes<Whole<S>>;
    const leave = this.places.take(caller.userId);
    const ask = (after: string) => this.to(subject, caller, { ...input, after });
    const answer = jsonStream<Whole<S>>(joined(first, ask, layout));
    return answer.once('close', leave);
  }

  /** For one page of a list. */
  async page<S extends PageSubject>(
    subject: S,
    caller: RpcCaller<S>,
    query: RpcInput<S>,
  ): Promise<ListedPage<PageItem<S>>> {
    return new ListedPage<PageItem<S>>(await this.rpc.request(subject, caller, query), query);
  }

  /** Forwards a request whose answer has no body. */
  async discard<S extends RpcSubject>(subject: S, caller: RpcCaller<S>, input: RpcInput<S>): Promise<void> {
    await this.rpc.requestBytes(subject, caller, input);
  }
}
