import { CAPTION_MAX } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal-writing';
import { type ChangeEvent, useRef } from 'react';
import { photoUrl } from '#api/photos';
import { Button } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { ProgressBar } from '#shared/ui/progress-bar';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import type { ChosenPhoto } from '../hooks/use-photo';
import type { PhotoProblem } from '../lib/photo';
import styles from './photo.module.css';

const PROBLEMS: Record<PhotoProblem, () => string> = {
  notAPhoto: words.notAPhoto,
  unreadable: words.unreadable,
  tooLarge: words.tooLarge,
};

interface PhotoFieldProps {
  photo: ChosenPhoto;
  /** The entry or its photo is on its way. */
  isPending: boolean;
  /** The part of the photo that has been sent, or null while none is on its way. */
  part: number | null;
}

function Sending({ part }: { part: number }) {
  const percent = Math.round(part * 100);
  return (
    <ProgressBar
      label={words.sendingPhoto()}
      value={percent}
      max={100}
      valueText={words.percent({ percent })}
    />
  );
}

function Preview({ src, photo, isPending }: Omit<PhotoFieldProps, 'part'> & { src: string }) {
  return (
    <>
      <img src={src} alt={words.preview()} className={styles.preview} />
      <TextField
        label={words.caption()}
        hint={words.captionHint()}
        value={photo.choice.caption}
        maxLength={CAPTION_MAX}
        readOnly={isPending}
        onChange={({ target }) => photo.describe(target.value)}
      />
    </>
  );
}

/** The chosen file. The field forgets it, so that the same one can be chosen once more. */
function fileIn({ target }: ChangeEvent<HTMLInputElement>): File | undefined {
  const file = target.files?.[0];
  target.value = '';
  return file;
}

/** Opens the system's own choice of files by a button that looks like all others. */
function Chooser({ photo, isPending, hasPhoto }: Omit<PhotoFieldProps, 'part'> & { hasPhoto: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const label = words.choosePhoto();

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = fileIn(event);
    if (file) void photo.pick(file);
  }

  function remove() {
    photo.remove();
    chooser.current?.focus();
  }

  return (
    <div className={stack.actions}>
      <input ref={input} type="file" hidden accept="image/*" aria-label={label} onChange={pick} />
      <Button
        ref={chooser}
        variant="quiet"
        disabled={isPending}
        pending={photo.isOpening}
        pendingLabel={words.openingPhoto()}
        onClick={() => input.current?.click()}
      >
        {hasPhoto ? words.replacePhoto() : words.addPhoto()}
      </Button>
      {hasPhoto && (
        <Button variant="quiet" disabled={isPending} onClick={remove}>
          {words.removePhoto()}
        </Button>
      )}
    </div>
  );
}

/** One photo for an entry: chosen, seen, described, replaced and removed in its place. */
export function PhotoField({ photo, isPending, part }: PhotoFieldProps) {
  const { kept, picked } = photo.choice;
  const src = picked?.url ?? (kept && photoUrl(kept));
  return (
    <div role="group" aria-label={words.photo()} className={stack.stack}>
      {src !== null && <Preview src={src} photo={photo} isPending={isPending} />}
      {part !== null && <Sending part={part} />}
      <Chooser photo={photo} isPending={isPending} hasPhoto={src !== null} />
      {/* A screen reader hears only what changes inside a status that is there already: each photo brings its words anew. */}
      <p role="status" className={picked ? layout.muted : 'visually-hidden'}>
        {picked && <span key={picked.url}>{words.photoReady()}</span>}
      </p>
      {photo.problem !== null && <Notice tone="danger">{PROBLEMS[photo.problem]()}</Notice>}
    </div>
  );
}
