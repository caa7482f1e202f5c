import { type Actor, ownerIdOf } from '@anew/contracts/actor';
import type { ModuleRefDto, SetFocusDto } from '@anew/contracts/content/dto';
import { FOCUS_MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { Focus } from '@anew/contracts/content/views';
import { contentEvents } from '@anew/contracts/events/map';
import { Outbox } from '@anew/persistence/outbox/outbox';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { focusNotFound } from './focuses.errors.js';
import { FocusesRepository } from './focuses.repository.js';

/** Modules that a couple wants to come up more often in its daily questions. Both partners share them. */
@Injectable()
export class FocusesService {
  constructor(
    private readonly focuses: FocusesRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  list(actor: Actor): Promise<Focus[]> {
    return this.focuses.listOf(ownerIdOf(actor));
  }

  set(actor: Actor, input: SetFocusDto): Promise<Focus> {
    return this.transactions.mutate(
      actor,
      contentRpc.focuses.set,
      input,
      async ({ transaction, announce }) => {
        const { moduleSlug, priority } = input;
        await this.change(transaction, ownerIdOf(actor), () =>
          this.focuses.set(transaction, { coupleId: ownerIdOf(actor), moduleSlug, priority }),
        );
        announce('focus');
        return { moduleSlug, priority };
      },
    );
  }

  /**
   * Removes a focus. Removing an absent one changes nothing.
   * @throws DomainError `not_found` for a module that can never be a focus
   */
  async remove(actor: Actor, input: ModuleRefDto): Promise<null> {
    const moduleSlug = FOCUS_MODULE_SLUGS.find((slug) => slug === input.slug);
    if (!moduleSlug) throw focusNotFound();
    return this.transactions.mutate(
      actor,
      contentRpc.focuses.remove,
      input,
      async ({ transaction, announce }) => {
        await this.change(transaction, ownerIdOf(actor), () =>
          this.focuses.remove(transaction, ownerIdOf(actor), moduleSlug),
        );
        announce('focus');
        return null;
      },
    );
  }

  private async change(
    transaction: EntityManager,
    coupleId: string,
    work: () => Promise<void>,
  ): Promise<void> {
    const version = await this.focuses.lock(transaction, coupleId);
    await work();
    const focuses = await this.focuses.listOf(coupleId, transaction);
    await this.outbox.append(transaction, contentEvents.focusesChanged, { coupleId, focuses, version });
  }
}
