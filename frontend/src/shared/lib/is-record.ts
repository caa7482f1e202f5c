/** Whether a value from outside, such as parsed JSON, has fields that can be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
