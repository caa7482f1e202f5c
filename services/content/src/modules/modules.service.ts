import { type Actor, ownerIdOf, partnerIdOf } from '@anew/contracts/actor';
import type { ActionRefDto, ModuleRefDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { ActionCompletion, Module, ModuleSummary, PartnerStep } from '@anew/contracts/content/views';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { HouseholdsRepository } from '../households/households.repository.js';
import { sortedFor } from '../households/module-order.rules.js';
import type { ActionCompletionEntity } from './action-completion.entity.js';
import { actionNotFound, moduleNotFound } from './modules.errors.js';
import { ModulesRepository } from './modules.repository.js';

@Injectable()
export class ModulesService {
  constructor(
    private readonly modules: ModulesRepository,
    private readonly households: HouseholdsRepository,
    private readonly transactions: Transactions,
  ) {}

  /** All eight modules in the actor's order, with their progress in each. */
  async list(actor: Actor): Promise<ModuleSummary[]> {
    const [modules, completions, { household }, first] = await Promise.all([
      this.modules.list(),
      this.modules.listCompletions(actor.userId),
      this.households.profileOf(ownerIdOf(actor)),
      this.households.firstModuleOf(actor.userId),
    ]);
    return sortedFor(modules, { household, first }).map((module) => ({
      slug: module.slug,
      title: module.title,
      overview: module.overview,
      duration: module.duration,
      actionCount: module.actions.length,
      completedCount: within(module, completions).length,
    }));
  }

  /** @throws DomainError `module_not_found` */
  async get({ slug }: ModuleRefDto): Promise<Module> {
    const module = await this.modules.find(slug);
    if (!module) throw moduleNotFound();
    return module;
  }

  /**
   * Steps that the actor has completed.
   * @throws DomainError `module_not_found`
   */
  async completions(actor: Actor, ref: ModuleRefDto): Promise<ActionCompletion[]> {
    const module = await this.get(ref);
    return within(module, await this.modules.listCompletions(actor.userId)).map(present);
  }

  /**
   * Steps that the actor's partner has completed since the two are a couple. What they did before, alone or beside
   * somebody else, stays theirs.
   * @throws DomainError `module_not_found`
   */
  async partnerSteps(actor: Actor, ref: ModuleRefDto): Promise<PartnerStep[]> {
    const module = await this.get(ref);
    const partnerId = partnerIdOf(actor);
    if (partnerId === null || !actor.togetherSince) return [];
    const since = new Date(actor.togetherSince);
    const completions = await this.modules.listCompletions(partnerId);
    return within(module, completions)
      .filter(({ completedAt }) => completedAt >= since)
      .map(({ actionIndex }) => ({ actionIndex }));
  }

  /** @throws DomainError `module_not_found`, or `not_found` for a step that the module does not have */
  async toggle(actor: Actor, ref: ActionRefDto): Promise<ActionCompletion[]> {
    const module = await this.get(ref);
    if (ref.index < 0 || ref.index >= module.actions.length) throw actionNotFound();
    return this.transactions.mutate(
      actor,
      contentRpc.modules.toggle,
      ref,
      async ({ transaction, announce }) => {
        await this.modules.toggle(transaction, actor.userId, module.slug, ref.index);
        announce('step');
        return within(module, await this.modules.listCompletions(actor.userId, transaction)).map(present);
      },
    );
  }
}

/** Completions of steps that the module still has, because an editor may have removed some. */
function within({ slug, actions }: Module, completions: ActionCompletionEntity[]): ActionCompletionEntity[] {
  return completions.filter(
    ({ moduleSlug, actionIndex }) => moduleSlug === slug && actionIndex < actions.length,
  );
}

function present({ actionIndex, completedAt }: ActionCompletionEntity): ActionCompletion {
  return { actionIndex, completedAt: completedAt.toISOString() };
}
