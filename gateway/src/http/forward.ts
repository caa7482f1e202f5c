import { Injectable } from '@nestjs/common';
import type { RpcCaller, RpcInput, RpcSubject } from '@anew/contracts/rpc/map';
import { RpcClient } from '@anew/messaging/rpc-client';

/** Hands a request to the service that answers it, and its JSON back as it came. */
@Injectable()
export class Forward {
  constructor(private readonly rpc: RpcClient) {}

  async to<S extends RpcSubject>(subject: S, caller: RpcCaller<S>, input: RpcInput<S>): Promise<Buffer> {
    const bytes = await this.rpc.requestBytes(subject, caller, input);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** For an answer without a body. */
  async discard<S extends RpcSubject>(subject: S, caller: RpcCaller<S>, input: RpcInput<S>): Promise<void> {
    await this.rpc.requestBytes(subject, caller, input);
  }
}
