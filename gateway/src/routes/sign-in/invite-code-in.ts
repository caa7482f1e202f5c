const INVITE = /^\/invite\/(?<code>[^/]+)\/?$/;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Code of the invitation to which this path on our origin leads, or null. */
export function inviteCodeIn(path: string): string | null {
  const { pathname, searchParams } = new URL(path, 'http://this-origin.invalid');
  const code =
    pathname === '/simple-setup'
      ? searchParams.get('invite')
      : decoded(INVITE.exec(pathname)?.groups?.code ?? '');
  const trimmed = code?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
