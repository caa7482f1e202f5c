import { processNatsUrl } from '@anew/local-servers/nats-users';
import { CallSigner } from '@anew/messaging/call-signature';
import { NatsLink } from '@anew/messaging/connection';
import { RpcClient } from '@anew/messaging/rpc-client';
import { createLogger } from '@anew/observability/logger';
import { PATIENCE } from '@anew/testkit/processes';
import type { ServerAddress } from '@anew/testkit/servers';

export interface BackDoor {
  client: RpcClient;
  close(): Promise<void>;
}

/** Lets a test ask services as the gateway asks them, in the name of whomever it makes up. */
export async function backDoor({
  nats,
  actorKeys,
}: {
  nats: ServerAddress;
  actorKeys: string;
}): Promise<BackDoor> {
  const url = processNatsUrl(nats.url, 'gateway');
  const link = await NatsLink.open(url, 'gateway', createLogger('test', 'error'));
  const times = { deadlineMs: Number(PATIENCE.CALL_DEADLINE_MS) };
  return { client: new RpcClient(link, new CallSigner(actorKeys), times), close: () => link.close() };
}
