import * as said from '@anew/words/journal-writing';
import { Button } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import type { ChosenPhoto } from '../hooks/use-photo';
import { PhotoField } from './photo-field';

interface UnsentPhotoProps {
  photo: ChosenPhoto;
  failure: string | null;
  isPending: boolean;
  part: number | null;
  onSend: () => void;
  onClose: () => void;
}

/** Stands in place of the form when the words are saved and the photo is not. */
export function UnsentPhoto({ photo, failure, isPending, part, onSend, onClose }: UnsentPhotoProps) {
  return (
    <div className={stack.stack}>
      <p role="status">{said.wordsSaved()}</p>
      <PhotoField photo={photo} isPending={isPending} part={part} />
      {failure !== null && (
        <Notice tone="danger" title={said.photoNotSaved()}>
          {failure}
        </Notice>
      )}
      <div className={stack.actions}>
        <Button onClick={onSend} disabled={photo.isOpening} pending={isPending} pendingLabel={said.sending()}>
          {said.sendAgain()}
        </Button>
        <Button variant="secondary" onClick={onClose} disabled={isPending}>
          {said.leavePhoto()}
        </Button>
      </div>
    </div>
  );
}
