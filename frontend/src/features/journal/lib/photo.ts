import type { EntryPhoto } from '@anew/contracts/journal/views';
import { describePhoto, putPhoto, removePhoto } from '#api/photos';
import { jpegOf } from '#shared/lib/jpeg';

/** Longer edge of a sent photo in pixels, as the server keeps it. */
const LARGEST_EDGE = 1_600;
const QUALITY = 0.85;
/** Bytes of the largest file that is opened at all. A browser may give up on a larger one without a word. */
const MAX_BYTES = 40 * 1024 * 1024;

/** A photo that is chosen and not sent yet. */
export interface Picked {
  jpeg: Blob;
  /** Address of its preview in this browser. */
  url: string;
}

export interface PhotoChoice {
  /** The photo that the entry has, unless it is to be removed or replaced. */
  kept: EntryPhoto | null;
  picked: Picked | null;
  caption: string;
}

export const NO_PHOTO: PhotoChoice = { kept: null, picked: null, caption: '' };

export type PhotoProblem = 'notAPhoto' | 'unreadable' | 'tooLarge';

/** What is wrong with a file before it is opened, or null. */
export function problemWith({ type, size }: File): PhotoProblem | null {
  if (type !== '' && !type.startsWith('image/')) return 'notAPhoto';
  return size > MAX_BYTES ? 'tooLarge' : null;
}

/**
 * The picture as a JPEG no larger than it is kept. Where and when it was taken stays on this device.
 * @throws Error if the browser cannot read it
 */
export async function toPhoto(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LARGEST_EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  // Transparent parts become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return jpegOf(canvas, QUALITY);
}

/** Whether the choice differs from what the entry has. */
export function changesPhoto(before: EntryPhoto | null, { kept, picked, caption }: PhotoChoice): boolean {
  if (picked || !kept) return picked !== null || before !== null;
  return caption.trim() !== (before?.caption ?? '');
}

/**
 * Brings the photo of an entry to what was chosen.
 * @returns what the entry has then
 */
export async function sendPhoto(
  entryId: string,
  { kept, picked, caption }: PhotoChoice,
  onSent: (part: number) => void,
): Promise<EntryPhoto | null> {
  const words = caption.trim();
  if (picked) {
    const photo = await putPhoto(entryId, picked.jpeg, onSent);
    return words === '' ? photo : describePhoto(entryId, words);
  }
  if (kept) return describePhoto(entryId, words);
  await removePhoto(entryId);
  return null;
}
