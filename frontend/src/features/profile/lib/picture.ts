import * as words from '@anew/words/profile';
import { jpegOf } from '#shared/lib/jpeg';
import { CIRCLE, type Crop, cutOut } from './crop';

const MAX_BYTES = 5 * 1024 * 1024;
const JPEG_QUALITY = 0.9;

export interface Problem {
  title: string;
  description: string;
}

export const notAPicture = (): Problem => ({
  title: words.notPicture(),
  description: words.notPictureText(),
});

const tooLarge = (): Problem => ({ title: words.tooLarge(), description: words.tooLargeText() });

export function problemWith({ type, size }: File): Problem | null {
  if (!type.startsWith('image/')) return notAPicture();
  return size > MAX_BYTES ? tooLarge() : null;
}

export function naturalSize({ naturalWidth, naturalHeight }: HTMLImageElement) {
  return { width: naturalWidth, height: naturalHeight };
}

/** The part that the circle shows, as a JPEG of the circle's size. Transparent parts become white. */
export function toJpeg(image: HTMLImageElement, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = CIRCLE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  const { x, y, side } = cutOut(naturalSize(image), crop);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, CIRCLE, CIRCLE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, side, side, 0, 0, CIRCLE, CIRCLE);
  return jpegOf(canvas, JPEG_QUALITY);
}
