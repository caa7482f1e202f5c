/** A place in a list that is ordered by time and id, as it is handed out: behind this row. */
export function placeAfter({ createdAt, id }: { createdAt: string; id: string }): string {
  return `${createdAt} ${id}`;
}

/** Time and id of the row that the place is behind; nulls at the beginning. */
export function placeIn(place: string | undefined): [string | null, string | null] {
  const [createdAt = null, id = null] = place?.split(' ') ?? [];
  return [createdAt, id];
}
