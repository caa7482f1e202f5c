import type { EntryPhoto } from '@anew/contracts/journal/views';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  NO_PHOTO,
  type PhotoChoice,
  type PhotoProblem,
  type Picked,
  problemWith,
  toPhoto,
} from '../lib/photo';

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

/** The preview of one picture at a time. The browser forgets the one before, and the last one with the form. */
function usePreview() {
  const preview = useRef<string | null>(null);

  const show = useCallback((jpeg: Blob | null): Picked | null => {
    if (preview.current !== null) URL.revokeObjectURL(preview.current);
    preview.current = jpeg && URL.createObjectURL(jpeg);
    return jpeg && preview.current !== null ? { jpeg, url: preview.current } : null;
  }, []);

  useEffect(() => () => void show(null), [show]);
  return show;
}

/** Opens pictures. One that opens too late must not get into the next entry. */
function useOpening() {
  const [isOpening, setOpening] = useState(false);
  const turn = useRef(0);

  const giveUp = useCallback(() => {
    turn.current += 1;
    setOpening(false);
  }, []);

  useEffect(() => giveUp, [giveUp]);

  /** @returns null when another picture was chosen or this one was given up meanwhile */
  async function open(file: File): Promise<Blob | PhotoProblem | null> {
    giveUp();
    const mine = turn.current;
    setOpening(true);
    const opened = await toPhoto(file).catch(() => 'unreadable' as const);
    if (mine !== turn.current) return null;
    setOpening(false);
    return opened;
  }

  return { isOpening, open, giveUp };
}

/** The photo of an entry that is being written. It stays in this window until it is sent. */
export function usePhoto(before: EntryPhoto | null = null): ChosenPhoto {
  const [choice, setChoice] = useState<PhotoChoice>({
    ...NO_PHOTO,
    kept: before,
    caption: before?.caption ?? '',
  });
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const { isOpening, open, giveUp } = useOpening();
  const show = usePreview();

  async function pick(file: File) {
    const reason = problemWith(file);
    setProblem(reason);
    if (reason !== null) return;
    const opened = await open(file);
    if (opened === null) return;
    if (typeof opened === 'string') {
      setProblem(opened);
      return;
    }
    // What was said about another photo would be untrue of this one.
    setChoice({ ...NO_PHOTO, picked: show(opened) });
  }

  function reset() {
    giveUp();
    show(null);
    setProblem(null);
    setChoice(NO_PHOTO);
  }

  const describe = (caption: string) => setChoice((it) => ({ ...it, caption }));
  return { choice, problem, isOpening, pick, describe, remove: reset, reset };
}
