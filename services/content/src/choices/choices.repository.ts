import type { QuestionDepth } from '@anew/contracts/content/generated';
import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Setting } from '@anew/contracts/household/views';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Tag, Topic } from '../households/tags.js';
import { type ChoiceKind, DailyChoiceEntity } from './daily-choice.entity.js';
import type { Candidate } from './draw.rules.js';
import type { Season } from './season.rules.js';
import type { Wording } from './wording.rules.js';

const TABLES: Record<ChoiceKind, string> = { quote: 'quotes', prompt: 'prompts', activity: 'activities' };

/** An item that can be drawn. */
export interface Item extends Candidate {
  /** Last day on which the couple had it, as `2026-11-20`, or null. */
  lastShown: string | null;
  /** Only questions have one. */
  moduleSlug: ModuleSlug | null;
  season: Season | null;
  /** Only questions have one. */
  depth: QuestionDepth | null;
  /** Whether it was written for this couple alone. */
  isOwn: boolean;
  /** What it presumes of the couple. */
  tags: Tag[];
  /** What it is about. */
  topics: Topic[];
  /** Where it has to be done, or null. */
  place: Setting | null;
  /** Other ways to word it. What presumes most comes first. */
  wordings: Wording[];
  /** Whether it is about fear, loss, trust or old hurts, or goes as far as they do. */
  goesDeep: boolean;
}

/** Whether a question was written for the couple `$1` and may be shown. */
const IS_OWN = `(items.couple_id IS NOT DISTINCT FROM $1 AND NOT EXISTS (
  SELECT 1 FROM couple_preferences WHERE couple_id = $1 AND ai_questions = 'disabled'))`;

const wordingsIn = (table: string): string => `LEFT JOIN (
    SELECT wording_of, json_agg(json_build_object('id', id, 'tags', tags) ORDER BY cardinality(tags) DESC, id) AS others
    FROM ${table} WHERE wording_of IS NOT NULL GROUP BY wording_of
  ) worded ON worded.wording_of = items.id`;

/** Joins the other wordings of an item. A quote has none. */
const WORDINGS: Record<ChoiceKind, string> = {
  quote: 'CROSS JOIN (SELECT NULL::json AS others) worded',
  prompt: wordingsIn('prompts'),
  activity: wordingsIn('activities'),
};

/** Columns with which an item is chosen. */
const COLUMNS: Record<ChoiceKind, string> = {
  quote: `NULL AS depth, false AS "goesDeep", NULL AS "moduleSlug", false AS "isOwn", NULL AS season,
    items.tags, '{}'::text[] AS topics, NULL AS place`,
  prompt: `items.depth, items.depth = 'deep' AS "goesDeep", items.module_slug AS "moduleSlug", ${IS_OWN} AS "isOwn",
    items.season, items.tags, items.topics, NULL AS place`,
  activity: `NULL AS depth, items.difficulty = 'deeper' AS "goesDeep", NULL AS "moduleSlug", false AS "isOwn",
    items.season, items.tags, items.topics, items.place`,
};

/** Item of which the item `had.item` is a wording, or itself. Quotes have one wording. */
const ITEM_OF: Record<ChoiceKind, string> = {
  quote: 'item',
  prompt: 'coalesce((SELECT wording_of FROM prompts WHERE id = item), item)',
  activity: 'coalesce((SELECT wording_of FROM activities WHERE id = item), item)',
};

@Injectable()
export class ChoicesRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(coupleId: string, day: string, kind: ChoiceKind): Promise<DailyChoiceEntity | null> {
    return this.dataSource.manager.findOneBy(DailyChoiceEntity, { coupleId, day, kind });
  }

  /** Everything of a kind that can be drawn, with the number of times that this couple has had it. */
  listCandidates(coupleId: string, kind: ChoiceKind): Promise<Item[]> {
    const isOwn = kind === 'prompt' ? IS_OWN : 'false';
    return this.dataSource.query<Item[]>(
      `SELECT items.id, ${COLUMNS[kind]}, coalesce(worded.others, '[]') AS wordings, coalesce(had.shown, 0) AS shown, had."lastShown"
       FROM ${TABLES[kind]} items
       LEFT JOIN (
         SELECT ${ITEM_OF[kind]} AS item, count(*)::int AS shown, max(day)::text AS "lastShown"
         FROM daily_choices, unnest(ARRAY[item_id, replaced_item_id]) item
         WHERE couple_id = $1 AND kind = $2
         GROUP BY 1
       ) had ON had.item = items.id
       ${WORDINGS[kind]}
       WHERE NOT items.retired OR ${isOwn}`,
      [coupleId, kind],
    );
  }

  /**
   * Stores a choice unless the day already has one, and returns the stored one, so that two simultaneous
   * draws get the same.
   */
  async keepFirst(choice: DailyChoiceEntity): Promise<DailyChoiceEntity> {
    const { coupleId, day, kind } = choice;
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(DailyChoiceEntity)
      .values(choice)
      .orIgnore()
      .execute();
    return this.dataSource.manager.findOneByOrFail(DailyChoiceEntity, { coupleId, day, kind });
  }

  /**
   * Locks the row until the transaction ends, so that everybody who answers, completes or replaces it takes turns.
   */
  lock(
    transaction: EntityManager,
    { coupleId, day, kind }: Pick<DailyChoiceEntity, 'coupleId' | 'day' | 'kind'>,
  ): Promise<DailyChoiceEntity | null> {
    return transaction.findOne(DailyChoiceEntity, {
      where: { coupleId, day, kind },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Finds the last of these days on which the couple had this item, and locks it likewise. */
  lockItem(
    transaction: EntityManager,
    item: Pick<DailyChoiceEntity, 'coupleId' | 'kind' | 'itemId'>,
    days: string[],
  ): Promise<DailyChoiceEntity | null> {
    const { coupleId, kind, itemId } = item;
    return transaction.findOne(DailyChoiceEntity, {
      where: { coupleId, day: In(days), kind, itemId },
      order: { day: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Replaces the item of the locked row and stores which one it was. */
  async replace(
    transaction: EntityManager,
    choice: DailyChoiceEntity,
    by: Pick<DailyChoiceEntity, 'itemId' | 'fromFocus'>,
  ): Promise<DailyChoiceEntity> {
    const { coupleId, day, kind, itemId: replacedItemId } = choice;
    const change = { ...by, replacedItemId };
    await transaction.update(DailyChoiceEntity, { coupleId, day, kind }, change);
    return { ...choice, ...change };
  }

  async removeOfCouple(transaction: EntityManager, coupleId: string): Promise<void> {
    await transaction.delete(DailyChoiceEntity, { coupleId });
  }
}
