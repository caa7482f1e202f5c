/** What one service holds of a person's own: lists and objects by name, as the person would call them. */
export type ExportPart = Record<string, unknown>;
