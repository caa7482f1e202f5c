import { shareSystem } from '@anew/testkit/shared-system';

/** Jest runs this before the medium specs of a run; `unshare-system.mjs` comes after them. */
export default async function share() {
  Object.assign(globalThis, { endSharedSystem: await shareSystem() });
}
