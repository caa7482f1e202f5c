import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { draftPlaces } from './draft-places';
import { DraftWriter } from './draft-writer';
import { drafts, type KeptOn } from './drafts';

interface DraftOptions<T> {
  key: string;
  empty: T;
  /** Reads what an earlier visit stored; `null` when it cannot be used. */
  parse: (stored: unknown) => T | null;
  isEmpty: (value: T) => boolean;
}

export interface DraftHandle<T> {
  value: T;
  change: Dispatch<SetStateAction<T>>;
  /** `null` while the newest text is not stored yet, or is empty. */
  keptOn: KeptOn | null;
  /** Removes the stored draft and goes on with `next`, or with an empty value. */
  forget: (next?: SetStateAction<T>) => void;
}

function read<T>({ parse }: DraftOptions<T>, stored: string | null): T | null {
  try {
    return parse(JSON.parse(stored ?? 'null'));
  } catch {
    return null;
  }
}

/** @returns a function that shows a stored text by `change`, unless the text cannot be used */
function showIn<T>(options: DraftOptions<T>, change: (value: T) => void) {
  return (stored: string | null): boolean => {
    const found = read(options, stored);
    if (found === null && stored !== null) return false;
    change(found ?? options.empty);
    return true;
  };
}

/** Saves when the page is left, and shows what another tab has stored. */
function useWriter(writer: DraftWriter): void {
  useEffect(() => {
    const forget = drafts.onClearAll(writer.drop);
    window.addEventListener('storage', writer.look);
    window.addEventListener('pagehide', writer.flush);
    window.addEventListener('pageshow', writer.flush);
    document.addEventListener('visibilitychange', writer.flush);
    return () => {
      forget();
      window.removeEventListener('storage', writer.look);
      window.removeEventListener('pagehide', writer.flush);
      window.removeEventListener('pageshow', writer.flush);
      document.removeEventListener('visibilitychange', writer.flush);
      writer.flush();
    };
  }, [writer]);
}

/**
 * A value that survives a change of screen, a reload and a closed tab. The `key` must stay the same while the component
 * is mounted.
 */
export function useDraft<T>(options: DraftOptions<T>): DraftHandle<T> {
  const { key, isEmpty } = options;
  const [value, change] = useState<T>(
    () => read(options, drafts.read(draftPlaces.find(key))) ?? options.empty,
  );
  const [keptOn, setKeptOn] = useState<KeptOn | null>(null);
  const [writer] = useState(() => new DraftWriter(key, { onKept: setKeptOn, show: showIn(options, change) }));
  const text = isEmpty(value) ? null : JSON.stringify(value);

  useEffect(() => writer.write(text), [writer, text]);
  useWriter(writer);

  function forget(next: SetStateAction<T> = options.empty) {
    writer.forget();
    change(next);
  }

  return { value, change, keptOn, forget };
}
