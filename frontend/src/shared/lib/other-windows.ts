import { personHeader } from '../api/headers';
import { OWNER_KEY } from './owner';
import { localStore } from './storage';

/** Why a window shows nothing of its person anymore: they sign out, they leave by the quick exit, or the session has ended. */
type Ending = 'signs-out' | 'leaves' | 'has-ended';

/** Set for a moment, because browsers tell a window what the others store. */
const ENDING = 'anew-ending';

/** Whose window this is. One that has just opened does not know it yet, and goes by whose device it is. */
const person = (): string | null => personHeader['X-Person'] ?? localStore.get(OWNER_KEY);

const said = (ending: Ending): string => `${ending} ${person()}`;

/** Lets this person's other windows in this browser do the same. */
export function tellOtherWindows(ending: Ending): void {
  localStore.set(ENDING, said(ending));
  localStore.remove(ENDING);
}

/** Calls what is to be done when another window of the same person tells it. Windows of somebody else stay as they are. */
export function onOtherWindow(acts: Record<Ending, () => void>): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== ENDING) return;
    for (const ending of ['signs-out', 'leaves', 'has-ended'] as const)
      if (newValue === said(ending)) acts[ending]();
  });
}
