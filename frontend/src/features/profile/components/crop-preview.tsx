import { preview } from '@anew/words/profile-photo';
import { type CSSProperties, type PointerEvent, useRef } from 'react';
import { type Crop, placed, PREVIEW, shownSize, type Size } from '../lib/crop';
import styles from './profile-page.module.css';

interface CropPreviewProps {
  picture: string;
  /** Null until the picture has been loaded. */
  size: Size | null;
  crop: Crop;
  onChange: (crop: Crop) => void;
  onLoad: (image: HTMLImageElement) => void;
  onError: () => void;
}

const share = (length: number) => `${(100 * length) / PREVIEW}%`;

function lying(size: Size, { zoom, x, y }: Crop): CSSProperties {
  const { width, height } = shownSize(size, zoom);
  return {
    width: share(width),
    height: share(height),
    left: share((PREVIEW - width) / 2 + x),
    top: share((PREVIEW - height) / 2 + y),
  };
}

type Moving = Pick<CropPreviewProps, 'size' | 'crop' | 'onChange'>;

/** Moves the picture by dragging it. */
function useDragging({ size, crop, onChange }: Moving) {
  const last = useRef<{ x: number; y: number } | null>(null);

  function grab({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture(pointerId);
    last.current = { x: clientX, y: clientY };
  }

  function drag({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (!last.current || !size) return;
    const unit = PREVIEW / (currentTarget.clientWidth || PREVIEW);
    const x = crop.x + (clientX - last.current.x) * unit;
    const y = crop.y + (clientY - last.current.y) * unit;
    last.current = { x: clientX, y: clientY };
    onChange(placed(size, { ...crop, x, y }));
  }

  function letGo() {
    last.current = null;
  }

  return { onPointerDown: grab, onPointerMove: drag, onPointerUp: letGo, onPointerCancel: letGo };
}

export function CropPreview({ picture, size, crop, onChange, onLoad, onError }: CropPreviewProps) {
  const dragging = useDragging({ size, crop, onChange });
  return (
    <div className={styles.preview} {...dragging}>
      <img
        src={picture}
        alt={preview()}
        className={styles.picture}
        style={size ? lying(size, crop) : { opacity: 0 }}
        draggable={false}
        onLoad={(event) => onLoad(event.currentTarget)}
        onError={onError}
      />
      <span className={styles.circle} />
    </div>
  );
}
