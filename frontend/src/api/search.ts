/** The question mark and what stands behind it; nothing where nothing is asked for. */
export function searchOf(query: object = {}): string {
  const given = Object.entries<unknown>(query as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? '' : `?${search}`;
}
