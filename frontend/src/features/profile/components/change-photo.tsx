import type { User } from '@anew/contracts/identity/views';
import * as words from '@anew/words/profile';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import { useChangeAvatar } from '../hooks/use-change-avatar';
import { notAPicture, type Problem, problemWith } from '../lib/picture';
import { CropDialog } from './crop-dialog';

/** The picked file: the address of its picture, or what is wrong with it. */
function usePickedPicture(onClosed: () => void) {
  const [picture, setPicture] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  function close() {
    if (picture) URL.revokeObjectURL(picture);
    setPicture(null);
    onClosed();
  }

  function refuse(reason: Problem) {
    close();
    setProblem(reason);
  }

  function show(file: File) {
    setProblem(null);
    setPicture(URL.createObjectURL(file));
  }

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const reason = problemWith(file);
    if (reason) refuse(reason);
    else show(file);
  }

  return { picture, problem, close, refuse, pick };
}

export function ChangePhoto({ onUserChange }: { onUserChange: (user: User) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, reset } = useChangeAvatar(onUserChange);
  const { picture, problem, close, refuse, pick } = usePickedPicture(reset);

  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden onChange={pick} aria-label={words.photo()} />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {words.changePhoto()}
      </Button>
      {problem && (
        <Notice tone="danger" title={problem.title}>
          {problem.description}
        </Notice>
      )}
      {picture && (
        <CropDialog
          picture={picture}
          pending={isPending}
          failure={error}
          onSave={(draw) => mutate(draw, { onSuccess: close })}
          onUnreadable={() => refuse(notAPicture())}
          onClose={close}
        />
      )}
    </>
  );
}
