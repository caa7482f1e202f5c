import type { AiQuestions, QuestionStyle } from '@anew/contracts/identity/preferences';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CouplePreferencesEntity } from './couple-preferences.entity.js';

const SAVE = `
  INSERT INTO couple_preferences (couple_id, question_style, ai_questions, version) VALUES ($1, $2, $3, $4)
  ON CONFLICT (couple_id) DO UPDATE SET question_style = excluded.question_style,
    ai_questions = excluded.ai_questions, version = excluded.version
    WHERE couple_preferences.version < excluded.version`;

@Injectable()
export class PreferencesRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(
    coupleId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<CouplePreferencesEntity | null> {
    return manager.findOneBy(CouplePreferencesEntity, { coupleId });
  }

  async styleOf(coupleId: string): Promise<QuestionStyle> {
    return (await this.find(coupleId))?.questionStyle ?? 'balanced';
  }

  async aiQuestionsOf(coupleId: string, manager?: EntityManager): Promise<AiQuestions> {
    return (await this.find(coupleId, manager))?.aiQuestions ?? 'auto';
  }

  /** Stores the preferences, unless newer ones are stored already. */
  async save(transaction: EntityManager, preferences: CouplePreferencesEntity): Promise<void> {
    const { coupleId, questionStyle, aiQuestions, version } = preferences;
    await transaction.query(SAVE, [coupleId, questionStyle, aiQuestions, version]);
  }

  async removeOf(transaction: EntityManager, coupleId: string): Promise<void> {
    await transaction.delete(CouplePreferencesEntity, { coupleId });
  }
}
