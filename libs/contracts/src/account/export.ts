import type { Call, NoInput } from '../rpc/call.js';

/** Data of a person in one service: lists and objects under names that the person understands. */
export type ExportPart = Record<string, unknown>;

/** A service sends a person's data as a stream: the JSON text of an {@link ExportPart}, in pieces. */
export type ExportStream = Call<NoInput, string>;

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
