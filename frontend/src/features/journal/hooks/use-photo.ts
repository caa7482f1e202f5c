import type { EntryPhoto } from '@anew/contracts/journal/views';
import { useEffect, useRef, useState } from 'react';
import { type PhotoChoice, type PhotoProblem, problemWith, toPhoto } from '../lib/photo';

export interface ChosenPhoto {
  choice: PhotoChoice;
  /** What is wrong with the file that was chosen last, or null. */
  problem: PhotoProblem | null;
  isOpening: boolean;
  pick: (file: File) => Promise<void>;
  describe: (caption: string) => void;
  remove: () => void;
  /** Begins again without a photo. */
  reset: () => void;
}

const NONE: PhotoChoice = { kept: null, picked: null, caption: '' };

/** The photo of an entry that is being written. It stays in this window until it is sent. */
export function usePhoto(before: EntryPhoto | null = null): ChosenPhoto {
  const [choice, setChoice] = useState<PhotoChoice>({
    ...NONE,
    kept: before,
    caption: before?.caption ?? '',
  });
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [isOpening, setOpening] = useState(false);
  const preview = useRef<string | null>(null);

  function show(jpeg: Blob | null) {
    if (preview.current !== null) URL.revokeObjectURL(preview.current);
    preview.current = jpeg && URL.createObjectURL(jpeg);
    return jpeg && preview.current !== null ? { jpeg, url: preview.current } : null;
  }

  useEffect(
    () => () => {
      if (preview.current !== null) URL.revokeObjectURL(preview.current);
    },
    [],
  );

  async function pick(file: File) {
    const reason = problemWith(file);
    setProblem(reason);
    if (reason !== null) return;
    setOpening(true);
    try {
      const picked = show(await toPhoto(file));
      setChoice(({ caption, picked: earlier }) => ({ ...NONE, picked, caption: earlier ? caption : '' }));
    } catch {
      setProblem('unreadable');
    } finally {
      setOpening(false);
    }
  }

  function reset() {
    show(null);
    setProblem(null);
    setChoice(NONE);
  }

  return {
    choice,
    problem,
    isOpening,
    pick,
    describe: (caption) => setChoice((it) => ({ ...it, caption })),
    remove: reset,
    reset,
  };
}
