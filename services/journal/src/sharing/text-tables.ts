import type { TextKind } from '@anew/contracts/journal/views';
import type { AnnouncedTopic } from '@anew/contracts/live/announcement';

/** Tables of texts that can be shared, and the SQL condition for rows that their author has not kept private. */
export const TEXT_TABLES = { entries: "AND visibility = 'shared'", appreciations: '' } as const;
export type TextTable = keyof typeof TEXT_TABLES;

interface Text {
  table: TextTable;
  /** Topic under which the couple hears that such a text has changed. */
  topic: AnnouncedTopic;
}

/** A journal entry has three names: calls say `journal`, its table is `entries`, and the couple hears of an `entry`. */
export const TEXTS: Record<TextKind, Text> = {
  appreciation: { table: 'appreciations', topic: 'appreciation' },
  journal: { table: 'entries', topic: 'entry' },
};
