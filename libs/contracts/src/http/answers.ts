import type { ExportPart } from '../account/export.js';

/** Answers that are put together by the gateway itself. */

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

/** This process is up. */
export interface Liveness {
  live: true;
}

/** Proof that a change of address was undone: whoever holds it may choose a new password. */
export interface AddressUndone {
  resetToken: string;
}
