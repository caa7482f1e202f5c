import type { Actor } from '@anew/contracts/actor';
import {
  type AiQuestions,
  type ChosenLanguage,
  DEFAULT_PREFERENCES,
  type QuestionStyle,
  type ReminderChannel,
} from '@anew/contracts/identity/preferences';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A session of a person. */
export type OwnSession = Pick<Actor, 'userId' | 'sessionId'>;

/** What a person has chosen for themselves. */
export interface OwnPreferences {
  channel: ReminderChannel;
  time: string;
  weeklyLetter: boolean;
  language?: ChosenLanguage;
  /** IANA zone in which the person was last seen. */
  timeZone: string;
}

/** What a couple has chosen for both. */
export interface CouplePreferences {
  questionStyle: QuestionStyle;
  aiQuestions: AiQuestions;
}

type Chosen = {
  [Field in keyof (OwnPreferences & CouplePreferences)]: (OwnPreferences & CouplePreferences)[Field] | null;
};

const FIND = `
  SELECT p.channel, p.reminder_time AS time, p.weekly_letter AS "weeklyLetter", p.time_zone AS "timeZone",
    p.language, c.question_style AS "questionStyle", c.ai_questions AS "aiQuestions"
  FROM users u
  LEFT JOIN preferences p ON p.user_id = u.id
  LEFT JOIN memberships m ON m.user_id = u.id
  LEFT JOIN couple_preferences c ON c.couple_id = m.couple_id
  WHERE u.id = $1`;

const SAVE = `
  INSERT INTO preferences (user_id, channel, reminder_time, weekly_letter, time_zone, language)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (user_id) DO UPDATE SET channel = $2, reminder_time = $3, weekly_letter = $4, time_zone = $5, language = $6`;

/** Only a session of the same person can come in the place of the one in which they last chose. */
const HAND_OVER = `
  UPDATE preferences SET zone_session_id = $3 WHERE user_id = $1 AND zone_session_id = $2
    AND EXISTS (SELECT 1 FROM sessions WHERE id = $3 AND user_id = $1)`;

const MAY_MOVE = `
  SELECT CASE channel
    WHEN 'push' THEN EXISTS (SELECT 1 FROM push_subscriptions WHERE session_id = $2)
    ELSE NOT EXISTS (SELECT 1 FROM sessions chose WHERE chose.id = zone_session_id AND chose.id <> $2
      AND chose.ended_at IS NULL AND chose.expires_at > now())
    END AS "mayMove"
  FROM preferences WHERE user_id = $1`;

/** Fields that are null keep their value, or get the default. The row is locked until the transaction ends. */
const SAVE_COUPLE = `
  INSERT INTO couple_preferences AS c (couple_id, question_style, ai_questions, version)
  VALUES ($1, coalesce($2, $4), coalesce($3, $5), 1)
  ON CONFLICT (couple_id) DO UPDATE SET
    question_style = coalesce($2, c.question_style), ai_questions = coalesce($3, c.ai_questions), version = c.version + 1
  RETURNING question_style AS "questionStyle", ai_questions AS "aiQuestions", version`;

const { reminder, weeklyLetter, questionStyle, aiQuestions } = DEFAULT_PREFERENCES;
const DEFAULTS = { ...reminder, weeklyLetter, questionStyle, aiQuestions, timeZone: 'UTC' };

@Injectable()
export class PreferencesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What a person and their couple have chosen, and the default for all else. */
  async find(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<OwnPreferences & CouplePreferences> {
    const [row] = await manager.query<Chosen[]>(FIND, [userId]);
    const chosen = Object.entries(row ?? {}).filter(([, value]) => value !== null);
    return { ...DEFAULTS, ...Object.fromEntries(chosen) };
  }

  /** What a person has chosen, which nobody else changes before the transaction ends. */
  async findForUpdate(transaction: EntityManager, userId: string): Promise<OwnPreferences> {
    // The row comes from a join that cannot be locked as a whole.
    await transaction.query('SELECT 1 FROM preferences WHERE user_id = $1 FOR UPDATE', [userId]);
    return this.find(userId, transaction);
  }

  async save(transaction: EntityManager, userId: string, own: OwnPreferences): Promise<void> {
    const { channel, time, weeklyLetter, timeZone, language = null } = own;
    await transaction.query(SAVE, [userId, channel, time, weeklyLetter, timeZone, language]);
  }

  /** Notes that a person has just chosen in this session. */
  async choseIn(transaction: EntityManager, { userId, sessionId }: OwnSession): Promise<void> {
    await transaction.query('UPDATE preferences SET zone_session_id = $2 WHERE user_id = $1', [
      userId,
      sessionId,
    ]);
  }

  /** Lets the session that goes on in the same browser have the say, if it is the same person's. */
  async handOver(
    transaction: EntityManager,
    { userId, sessionId }: OwnSession,
    successorId: string,
  ): Promise<void> {
    await transaction.query(HAND_OVER, [userId, sessionId, successorId]);
  }

  /**
   * Whether what the person is sent follows this session to another zone. A message on a screen follows the
   * browsers that show it. A mail is read anywhere: it follows the session in which it was chosen, and any once that
   * is over.
   */
  async mayMove({ userId, sessionId }: OwnSession): Promise<boolean> {
    const [row] = await this.dataSource.query<{ mayMove: boolean }[]>(MAY_MOVE, [userId, sessionId]);
    return row?.mayMove ?? false;
  }

  /** @returns all of the couple's choices, with a version that is higher than all earlier ones */
  async saveOfCouple(
    transaction: EntityManager,
    coupleId: string,
    change: Partial<CouplePreferences>,
  ): Promise<CouplePreferences & { version: number }> {
    const [saved] = await transaction.query<[CouplePreferences & { version: number }]>(SAVE_COUPLE, [
      coupleId,
      change.questionStyle ?? null,
      change.aiQuestions ?? null,
      DEFAULTS.questionStyle,
      DEFAULTS.aiQuestions,
    ]);
    return saved;
  }
}
