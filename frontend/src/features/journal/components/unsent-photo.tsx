import * as words from '@anew/words/journal-writing';
import { Button } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import type { ChosenPhoto } from '../hooks/use-photo';
import { PhotoField } from './photo-field';

interface UnsentPhotoProps {
  photo: ChosenPhoto;
  failure: string | null;
  isPending: boolean;
  /** The photo is on its way out of the entry. */
  isLeavingOut: boolean;
  part: number | null;
  onSend: () => void;
  onClose: () => void;
}

/** Stands in place of the form when the words are saved and the photo is not. */
export function UnsentPhoto(props: UnsentPhotoProps) {
  const { photo, failure, isPending, isLeavingOut, part, onSend, onClose } = props;
  return (
    <div className={stack.stack}>
      <p role="status">{words.wordsSaved()}</p>
      <PhotoField photo={photo} isPending={isPending} part={part} />
      {failure !== null && (
        <Notice tone="danger" title={words.photoNotSaved()}>
          {failure}
        </Notice>
      )}
      <div className={stack.actions}>
        <Button
          onClick={onSend}
          disabled={photo.isOpening}
          pending={isPending}
          pendingLabel={isLeavingOut ? undefined : words.sending()}
        >
          {words.sendAgain()}
        </Button>
        <Button variant="secondary" onClick={onClose} pending={isPending}>
          {words.leavePhoto()}
        </Button>
      </div>
    </div>
  );
}
