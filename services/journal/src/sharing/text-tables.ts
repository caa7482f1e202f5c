import type { AnnouncedArea } from '@anew/contracts/live/announcement';
import type { TextArea } from '@anew/contracts/journal/views';

/** Tables of texts that can be shared, and the SQL condition for rows that their author has not kept private. */
export const TEXT_TABLES = { entries: "AND visibility = 'shared'", appreciations: '' } as const;
export type TextTable = keyof typeof TEXT_TABLES;

interface TextKind {
  table: TextTable;
  /** Area in which the couple hears of a change. */
  announced: AnnouncedArea;
}

export const TEXT_KINDS: Record<TextArea, TextKind> = {
  appreciation: { table: 'appreciations', announced: 'appreciation' },
  journal: { table: 'entries', announced: 'entry' },
};
