import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import type { ExportPart } from '@anew/contracts/account/export';
import { contentRpc } from '@anew/contracts/content/rpc';
import { RpcHandler } from '@anew/messaging/rpc-handler';
import { AccountErasure } from '@anew/persistence/account-erasure';

/** A person's own data as a whole: handing it out, and erasing it. So far this service keeps none. */
@Controller()
export class AccountRpcController implements OnApplicationBootstrap {
  constructor(private readonly erasure: AccountErasure) {}

  onApplicationBootstrap(): void {
    this.erasure.onAccountDeleted('content', () => Promise.resolve());
  }

  @RpcHandler(contentRpc.account.export)
  export(): ExportPart {
    return {};
  }
}
