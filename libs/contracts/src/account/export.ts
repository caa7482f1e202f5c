import type { AfterDto } from './dto.js';
import type { Call } from '../rpc/call.js';

/** What one service holds of a person's own: lists and objects by name, as the person would call them. */
export type ExportPart = Record<string, unknown>;

/**
 * As much of a part as fits into one message. Its lists go on from page to page, and things with the same `id` that
 * follow one another in a list are pieces of one: the list that is its last field goes on likewise.
 */
export interface ExportPage {
  part: ExportPart;
  /** Where the next page begins; null on the last. */
  next: string | null;
}

export type ExportCall = Call<AfterDto, ExportPage>;

/** Everything that a person wrote or owns, by service. */
export interface AccountExport {
  /** ISO 8601. */
  exportedAt: string;
  account: ExportPart;
  content: ExportPart;
  journal: ExportPart;
  assessment: ExportPart;
  coaching: ExportPart;
}
