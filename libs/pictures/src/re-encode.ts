import { DomainError } from '@anew/contracts/errors';

/** Largest number of pixels of a picture, because a small file can decode to a huge one. */
const MOST_PIXELS = 40_000_000;
/** The same for a progressive JPEG. All of it is in memory at once, with six bytes a pixel. */
const MOST_PROGRESSIVE_PIXELS = 16_000_000;

interface Wanted {
  /** Longer edge of the result in pixels. A smaller picture keeps its size. */
  largestEdge: number;
  /** Quality of the JPEG, up to 100. */
  quality: number;
}

interface ReEncoded {
  jpeg: Buffer;
  width: number;
  height: number;
}

const notAPicture = (): DomainError =>
  new DomainError('unsupported_type', 'not_a_picture', 'This is not a JPEG picture that can be read.');

let last: Promise<unknown> = Promise.resolve();

/** Does work once all that was begun before has ended: a process has memory for one large picture, and not for several. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

/**
 * Re-encodes a picture as an upright JPEG. Nothing else of the original file remains, so that no location, device name
 * or hidden payload is stored.
 * @throws DomainError `not_a_picture` unless it is a JPEG of a reasonable size
 */
export function reEncode(data: Buffer, wanted: Wanted): Promise<ReEncoded> {
  return inTurn(() => reEncodeNow(data, wanted));
}

async function reEncodeNow(data: Buffer, { largestEdge, quality }: Wanted): Promise<ReEncoded> {
  // Loaded with the first picture, because it takes much memory.
  const { default: sharp } = await import('sharp');
  // By default it keeps what it has decoded, 100 MB of a large picture, and no picture comes twice.
  sharp.cache(false);
  try {
    const picture = sharp(data, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, isProgressive, width, height } = await picture.metadata();
    if (format !== 'jpeg' || (isProgressive && width * height > MOST_PROGRESSIVE_PIXELS)) throw notAPicture();
    const encoded = await picture
      .rotate()
      .resize(largestEdge, largestEdge, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: encoded.data, width: encoded.info.width, height: encoded.info.height };
  } catch {
    throw notAPicture();
  }
}
