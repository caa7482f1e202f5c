import type { Actor } from '@anew/contracts/actor';
import type { PushKey } from '@anew/contracts/identity/preferences';
import type { PushSubscriptionDto } from '@anew/contracts/identity/preferences-dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import { UsersRepository } from '../accounts/users.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { endpointRefused } from './push.errors.js';
import { mayPushTo } from './push-address.rules.js';
import { PushDevices } from './push-devices.js';
import { PushMessages } from './push-messages.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

/** Browsers in which a person wants to see reminders: one for each session. */
@Injectable()
export class PushService {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly devices: PushDevices,
    private readonly messages: PushMessages,
    private readonly users: UsersRepository,
    private readonly transactions: Transactions,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  async key({ sessionId }: Actor): Promise<PushKey> {
    return { publicKey: this.messages.publicKey, isSubscribed: await this.subscriptions.has(sessionId) };
  }

  /** @throws DomainError `validation_failed` for an address or keys that no browser makes */
  subscribe(actor: Actor, subscription: PushSubscriptionDto): Promise<null> {
    const { endpoint, keys } = subscription;
    if (!mayPushTo(endpoint, this.config.PUBLIC_ORIGIN) || !this.messages.canSealFor(keys))
      throw endpointRefused();
    return this.transactions.mutate(
      actor,
      identityRpc.push.subscribe,
      subscription,
      async ({ transaction }) => {
        await this.users.lock(transaction, actor.userId);
        await this.subscriptions.save(transaction, actor, subscription);
        return null;
      },
    );
  }

  /** Removes this session's browser. Doing it again changes nothing. */
  unsubscribe(actor: Actor): Promise<null> {
    return this.transactions.mutate(actor, identityRpc.push.unsubscribe, {}, async ({ transaction }) => {
      await this.users.lock(transaction, actor.userId);
      await this.devices.remove(transaction, actor.userId, [actor.sessionId]);
      return null;
    });
  }
}
