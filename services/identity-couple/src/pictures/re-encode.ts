import { notAPicture } from './pictures.errors.js';

/** Largest number of pixels of a picture, because a small file can decode to a huge one. */
const MOST_PIXELS = 40_000_000;
/** Longer edge of the stored picture in pixels. */
const LARGEST_EDGE = 512;

/**
 * Re-encodes a picture as an upright JPEG of at most 512 pixels in width and height. Nothing else of the
 * original file remains, so that no location, device name or hidden payload is stored.
 * @throws DomainError `not_a_picture` unless it is a JPEG of a reasonable size
 */
export async function reEncode(data: Buffer): Promise<Buffer> {
  // Loaded with the first picture, because it takes much memory.
  const { default: sharp } = await import('sharp');
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
