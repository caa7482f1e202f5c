/** What a model has filled in, as a record. It is empty if the text is anything else. */
export function recordIn(text: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return {};
  }
}

export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The known value that a field has, if it has one. */
export const oneOf = <T>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => each === value);
