import { Injectable } from '@nestjs/common';
import type { PagedSubject, RpcCaller, RpcInput, RpcSubject, WholeOf } from '@anew/contracts/rpc/map';
import { type Page, PAGE_BEGINNING } from '@anew/contracts/rpc/page';
import { RpcClient } from '@anew/messaging/rpc-client';

/** Hands a request to the service that answers it, and its JSON back as it came. */
@Injectable()
export class Forward {
  constructor(private readonly rpc: RpcClient) {}

  async to<S extends RpcSubject>(subject: S, caller: RpcCaller<S>, input: RpcInput<S>): Promise<Buffer> {
    const bytes = await this.rpc.requestBytes(subject, caller, input);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /**
   * For an answer that may be longer than one message. Nearly none is, and those go on to the client unread, too.
   * @param join what came so far, and the part that follows it
   */
  async whole<S extends PagedSubject>(
    subject: S,
    caller: RpcCaller<S>,
    input: RpcInput<S>,
    join: (whole: WholeOf<S>, part: WholeOf<S>) => WholeOf<S>,
  ): Promise<Buffer | WholeOf<S>> {
    let bytes = await this.to(subject, caller, input);
    if (!isPage(bytes)) return bytes;
    let whole: WholeOf<S> | undefined;
    for (;;) {
      const page = isPage(bytes) ? (parsed(bytes) as Page<WholeOf<S>>) : undefined;
      const part = page ? page.part : (parsed(bytes) as WholeOf<S>);
      whole = whole ? join(whole, part) : part;
      if (!page) return whole;
      bytes = await this.to(subject, caller, { ...input, after: page.next });
    }
  }

  /** For an answer without a body. */
  async discard<S extends RpcSubject>(subject: S, caller: RpcCaller<S>, input: RpcInput<S>): Promise<void> {
    await this.rpc.requestBytes(subject, caller, input);
  }
}

const isPage = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, PAGE_BEGINNING.length) === PAGE_BEGINNING;

const parsed = (bytes: Buffer): unknown => JSON.parse(bytes.toString());
