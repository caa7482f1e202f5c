const PATH = /^\/api\/objects\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function pictureUrl(id: string): string {
  return `/api/objects/${id}`;
}

/**
 * Id of the picture that one of our addresses names, with or without a ticket or an origin, or null for any
 * other address.
 */
export function pictureIdOf(url: string): string | null {
  const base = 'http://this-origin.invalid';
  if (!URL.canParse(url, base)) return null;
  return PATH.exec(new URL(url, base).pathname)?.[1] ?? null;
}
