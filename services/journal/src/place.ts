/** Cursor after a row in a list that is ordered by time and id. */
export function placeAfter({ createdAt, id }: { createdAt: string; id: string }): string {
  return `${createdAt} ${id}`;
}

/** Time and id of the row before which the page ended, or nulls for the first page. */
export function placeIn(place: string | undefined): [string | null, string | null] {
  const [createdAt = null, id = null] = place?.split(' ') ?? [];
  return [createdAt, id];
}
