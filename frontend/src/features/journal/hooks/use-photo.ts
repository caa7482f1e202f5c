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
  /** Grows with each choice, so that a picture which opens too late is not put into the next entry. */
  const choices = useRef(0);

  function show(jpeg: Blob | null) {
    if (preview.current !== null) URL.revokeObjectURL(preview.current);
    preview.current = jpeg && URL.createObjectURL(jpeg);
    return jpeg && preview.current !== null ? { jpeg, url: preview.current } : null;
  }

  useEffect(
    () => () => {
      choices.current += 1;
      if (preview.current !== null) URL.revokeObjectURL(preview.current);
    },
    [],
  );

  async function pick(file: File) {
    const reason = problemWith(file);
    setProblem(reason);
    if (reason !== null) return;
    setOpening(true);
    choices.current += 1;
    const turn = choices.current;
    const jpeg = await toPhoto(file).catch(() => null);
    if (turn !== choices.current) return;
    setOpening(false);
    if (!jpeg) return setProblem('unreadable');
    const picked = show(jpeg);
    setChoice(({ caption, picked: earlier }) => ({ ...NONE, picked, caption: earlier ? caption : '' }));
  }

  function reset() {
    choices.current += 1;
    show(null);
    setOpening(false);
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
