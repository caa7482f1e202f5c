const INVITATION = /^\/invite\/(?<code>[^/?]*)\/?(?:$|\?)/i;

function isReadable(code: string): boolean {
  try {
    return !decodeURIComponent(code).includes('\0');
  } catch {
    return false;
  }
}

/**
 * Address that the router gets for a request. An invitation whose code cannot be read leads to the app, which says
 * that it does not work. Without this, the router would refuse it, and whoever opened it would see no page.
 */
export function readableAddress({ url = '/' }: { url?: string }): string {
  const code = INVITATION.exec(url)?.groups?.code;
  return code === undefined || isReadable(code) ? url : '/invite';
}
