interface Versioned {
  userId: string;
  version: number;
}

/** Names the pair of submissions that a result belongs to, whoever comes first. */
export function versionsKey(responses: Versioned[]): string {
  return [...responses]
    .sort((a, b) => (a.userId < b.userId ? -1 : 1))
    .map(({ userId, version }) => `${userId}.${version}`)
    .join('_');
}
