import { shareSystem } from './dist/shared-system.js';

/** Jest runs this compiled module before the medium specs of a run, and `unshare-system.mjs` after them. */
export default async function share() {
  Object.assign(globalThis, { endSharedSystem: await shareSystem() });
}
