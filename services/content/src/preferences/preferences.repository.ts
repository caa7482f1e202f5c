import type { AiQuestions, QuestionStyle } from '@anew/contracts/identity/preferences';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CouplePreferencesEntity } from './couple-preferences.entity.js';

/** Preferences of a couple that has told none. */
const UNKNOWN = { questionStyle: 'balanced', aiQuestions: 'auto' } as const;
/** Higher than every version that is published, so that no late event can follow it. */
const LAST_VERSION = '9223372036854775807';

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
    return (await this.find(coupleId))?.questionStyle ?? UNKNOWN.questionStyle;
  }

  async aiQuestionsOf(coupleId: string, manager?: EntityManager): Promise<AiQuestions> {
    return (await this.find(coupleId, manager))?.aiQuestions ?? UNKNOWN.aiQuestions;
  }

  /** Stores the preferences, unless newer ones are stored already. */
  async save(transaction: EntityManager, preferences: CouplePreferencesEntity): Promise<void> {
    const { coupleId, questionStyle, aiQuestions, version } = preferences;
    await transaction.query(SAVE, [coupleId, questionStyle, aiQuestions, version]);
  }

  /** Forgets the preferences of a couple that no longer exists. A late event cannot bring them back. */
  forget(transaction: EntityManager, coupleId: string): Promise<void> {
    return this.save(transaction, { coupleId, ...UNKNOWN, version: LAST_VERSION });
  }
}
