import { shareSystem } from './dist/shared-system.js';

/** Jest runs this, from what is built, before the medium specs of a run; `unshare-system.mjs` comes after them. */
export default async function share() {
  Object.assign(globalThis, { endSharedSystem: await shareSystem() });
}
