import type { Module } from '@anew/contracts/content/views';
import { lockName } from '@anew/persistence/lock-name';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActionCompletionEntity } from './action-completion.entity.js';
import { ModuleEntity } from './module.entity.js';

@Injectable()
export class ModulesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<Module[]> {
    const modules = await this.dataSource.manager.find(ModuleEntity, { order: { position: 'ASC' } });
    return modules.map(({ content }) => content);
  }

  async find(slug: string): Promise<Module | null> {
    const [module] = await this.dataSource.manager
      .createQueryBuilder(ModuleEntity, 'module')
      .where('module.id = :slug', { slug })
      .getMany();
    return module?.content ?? null;
  }

  listCompletions(userId: string, manager = this.dataSource.manager): Promise<ActionCompletionEntity[]> {
    return manager.find(ActionCompletionEntity, {
      where: { userId },
      order: { moduleSlug: 'ASC', actionIndex: 'ASC' },
    });
  }

  /**
   * Marks a step as completed, or removes the mark. Two calls at the same time wait for each other, so that
   * together they change nothing.
   */
  async toggle(
    transaction: EntityManager,
    userId: string,
    moduleSlug: string,
    actionIndex: number,
  ): Promise<void> {
    const step = { userId, moduleSlug, actionIndex };
    await lockName(transaction, `${userId} ${moduleSlug} ${actionIndex}`);
    const { affected } = await transaction.delete(ActionCompletionEntity, step);
    if (affected === 0)
      await transaction.insert(ActionCompletionEntity, { ...step, completedAt: new Date() });
  }

  async removeAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(ActionCompletionEntity, { userId });
  }
}
