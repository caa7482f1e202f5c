import type { Reply } from './request.js';

/**
 * Calls `leave` once the answer has been sent or its client has gone: at once if that was before, because the
 * event does not come again.
 */
export function onClientGone({ raw }: Reply, leave: () => void): void {
  if (raw.destroyed) leave();
  else raw.once('close', leave);
}
