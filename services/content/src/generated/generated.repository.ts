import type { EventMap } from '@anew/contracts/events/map';
import type { coachingEvents } from '@anew/contracts/events/map';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';

type Question = EventMap[typeof coachingEvents.questionsWritten]['questions'][number];

/** Questions for a couple that were written and not shown yet, in the areas that it still wants. */
const COUNT_UNSHOWN = `
  SELECT count(*)::int AS count FROM prompts
  WHERE couple_id = $1 AND module_slug = ANY($2) AND NOT EXISTS (
    SELECT 1 FROM daily_choices choice
    WHERE choice.couple_id = $1 AND prompts.id IN (choice.item_id, choice.replaced_item_id))`;

/** Deletes what was never shown. Questions that somebody has had stay for those who answered them. */
const REMOVE_UNSHOWN = `
  DELETE FROM prompts WHERE couple_id = $1
    AND NOT EXISTS (SELECT 1 FROM prompt_answers answer WHERE answer.prompt_id = prompts.id)
    AND NOT EXISTS (SELECT 1 FROM prompt_ratings rating WHERE rating.prompt_id = prompts.id)`;

@Injectable()
export class GeneratedRepository {
  async countUnshown(transaction: EntityManager, coupleId: string, areas: string[]): Promise<number> {
    const [row] = await transaction.query<{ count: number }[]>(COUNT_UNSHOWN, [coupleId, areas]);
    return row?.count ?? 0;
  }

  /** @returns id of the couple's order of this day, or null if there was one already */
  async order(transaction: EntityManager, coupleId: string, day: string): Promise<string | null> {
    const rows = await transaction.query<{ id: string }[]>(
      'INSERT INTO question_orders (id, couple_id, day) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
      [uuidv7(), coupleId, day],
    );
    return rows[0]?.id ?? null;
  }

  /** @returns whether the order exists and was open */
  async fill(transaction: EntityManager, orderId: string, coupleId: string): Promise<boolean> {
    const [rows] = await transaction.query<[unknown[], number]>(
      `UPDATE question_orders SET is_filled = true
       WHERE id = $1 AND couple_id = $2 AND NOT is_filled RETURNING id`,
      [orderId, coupleId],
    );
    return rows.length > 0;
  }

  /** Texts of all curated questions and of the couple's own. */
  async listTexts(transaction: EntityManager, coupleId: string): Promise<string[]> {
    const rows = await transaction.query<{ text: string }[]>(
      'SELECT text FROM prompts WHERE couple_id IS NULL OR couple_id = $1',
      [coupleId],
    );
    return rows.map(({ text }) => text);
  }

  async save(
    transaction: EntityManager,
    orderId: string,
    coupleId: string,
    questions: Question[],
  ): Promise<void> {
    for (const { text, moduleSlug, depth } of questions)
      await transaction.query(
        `INSERT INTO prompts (id, text, module_slug, depth, retired, couple_id) VALUES ($1, $2, $3, $4, true, $5)`,
        [uuidv5(text, orderId), text, moduleSlug, depth, coupleId],
      );
  }

  async removeOfCouple(transaction: EntityManager, coupleId: string): Promise<void> {
    await transaction.query('DELETE FROM question_orders WHERE couple_id = $1', [coupleId]);
    await transaction.query(REMOVE_UNSHOWN, [coupleId]);
  }
}
