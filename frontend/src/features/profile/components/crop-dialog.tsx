import { cancel } from '@anew/words/controls';
import * as words from '@anew/words/profile-photo';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { Dialog } from '#shared/ui/dialog';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { AvatarFailure } from '../hooks/use-change-avatar';
import { type Crop, START } from '../lib/crop';
import { naturalSize, toJpeg } from '../lib/picture';
import { CropPreview } from './crop-preview';
import { CropSliders } from './crop-sliders';

interface CropDialogProps {
  /** Address of the picture, for an `img`. */
  picture: string;
  pending: boolean;
  failure: Error | null;
  onSave: (draw: () => Promise<Blob>) => void;
  onUnreadable: () => void;
  onClose: () => void;
}

function Failure({ error }: { error: Error }) {
  const { title, description } =
    error instanceof AvatarFailure ? error.words : { title: error.message, description: undefined };
  return (
    <Notice tone="danger" title={title}>
      {description} {error.message.startsWith('Upload failed') && `(${error.message})`}
    </Notice>
  );
}

interface ButtonsProps {
  label: string;
  disabled: boolean;
  pending: boolean;
  onSave: () => void;
  onClose: () => void;
}

function Buttons({ label, disabled, pending, onSave, onClose }: ButtonsProps) {
  return (
    <div className={stack.actions}>
      <Button disabled={disabled} pending={pending} pendingLabel={words.uploading()} onClick={onSave}>
        {label}
      </Button>
      <Button variant="secondary" disabled={pending} onClick={onClose}>
        {cancel()}
      </Button>
    </div>
  );
}

/** The dialog stays open, with the crop unchanged, until the new picture is saved. */
export function CropDialog({ picture, pending, failure, onSave, onUnreadable, onClose }: CropDialogProps) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop>(START);

  function loaded(element: HTMLImageElement) {
    if (element.naturalWidth > 0 && element.naturalHeight > 0) setImage(element);
    else onUnreadable();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={words.title()}
      description={words.text()}
    >
      <div className={stack.stack}>
        {failure && <Failure error={failure} />}
        <CropPreview
          picture={picture}
          size={image && naturalSize(image)}
          crop={crop}
          onChange={setCrop}
          onLoad={loaded}
          onError={onUnreadable}
        />
        {image && <CropSliders size={naturalSize(image)} crop={crop} onChange={setCrop} />}
        <Buttons
          label={failure ? words.tryAgain() : words.save()}
          disabled={!image}
          pending={pending}
          onSave={() => image && onSave(async () => toJpeg(image, crop))}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}
