import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { createDraftWriter } from './draft-writer';
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

function restore<T>({ key, empty, parse }: DraftOptions<T>): T {
  try {
    return parse(JSON.parse(drafts.read(key) ?? 'null')) ?? empty;
  } catch {
    return empty;
  }
}

/**
 * A value that survives a change of screen, a reload and a closed tab. The `key` must stay the same while the component
 * is mounted.
 */
export function useDraft<T>(options: DraftOptions<T>): DraftHandle<T> {
  const { key, isEmpty } = options;
  const [value, change] = useState<T>(() => restore(options));
  const [keptOn, setKeptOn] = useState<KeptOn | null>(null);
  const [writer] = useState(() => createDraftWriter(key, setKeptOn, () => change(restore(options))));
  const text = isEmpty(value) ? null : JSON.stringify(value);

  useEffect(() => writer.write(text), [writer, text]);

  useEffect(() => {
    const forget = drafts.onClearAll(writer.drop);
    window.addEventListener('storage', writer.heed);
    window.addEventListener('pagehide', writer.flush);
    document.addEventListener('visibilitychange', writer.flush);
    return () => {
      forget();
      window.removeEventListener('storage', writer.heed);
      window.removeEventListener('pagehide', writer.flush);
      document.removeEventListener('visibilitychange', writer.flush);
      writer.flush();
    };
  }, [writer]);

  function forget(next: SetStateAction<T> = options.empty) {
    writer.forget();
    change(next);
  }

  return { value, change, keptOn, forget };
}
