import type { Call } from '../rpc/call.js';
import type { AfterDto } from './dto.js';

/** Data of a person in one service: lists and objects under names that the person understands. */
export type ExportPart = Record<string, unknown>;

/**
 * As much of a part as fits into one message. Its lists continue on the next page. Items with the same `id`
 * that follow one another are pieces of one item, whose last field is a list that continues in the same way.
 */
export interface ExportPage {
  part: ExportPart;
  /** Cursor of the next page, or null on the last page. */
  next: string | null;
}

export type ExportCall = Call<AfterDto, ExportPage>;

/** Everything that a person wrote or owns, by service. */
export interface AccountExport {
  /** Time of the export, in ISO 8601. */
  exportedAt: string;
  account: ExportPart;
  content: ExportPart;
  journal: ExportPart;
  assessment: ExportPart;
  coaching: ExportPart;
}
