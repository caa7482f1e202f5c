import sharp from 'sharp';
import { notAPicture } from './pictures.errors.js';

/** Pixels that a picture may unfold into; a small file can claim to be huge. */
const MOST_PIXELS = 40_000_000;
/** Pixels along the longer edge of what is kept. */
const LARGEST_EDGE = 512;

/**
 * A fresh JPEG of the same picture: upright, at most 512 pixels wide and high, nothing else of the original file
 * in it, so that no place, device or hidden payload comes along.
 * @throws DomainError `not_a_picture` unless it really is a JPEG of a sane size
 */
export async function reEncode(data: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(data, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== 'jpeg') throw notAPicture();
    return await picture
      .rotate()
      .resize(LARGEST_EDGE, LARGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch {
    throw notAPicture();
  }
}
