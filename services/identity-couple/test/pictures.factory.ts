import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** What a camera, or somebody with bad intentions, hides in a picture. */
export const HIDDEN = 'hidden-in-the-picture';

export function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#a8482a' } });
}

export function jpeg(width = 64, height = 48): Promise<Buffer> {
  return picture(width, height).jpeg().toBuffer();
}

/** As a telephone takes it: where it was, which device it was, and lying on its side. */
export function jpegOfATelephone(width: number, height: number): Promise<Buffer> {
  return picture(width, height)
    .withExif({
      IFD0: { Make: HIDDEN },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1', GPSAreaInformation: HIDDEN },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A valid JPEG that is a page, too: in a comment at its head, and behind its end. */
export async function jpegThatIsAPage(): Promise<Buffer> {
  const page = Buffer.from(`<html><script>alert("${HIDDEN}")</script></html>`);
  const plain = await jpeg();
  const comment = Buffer.from([0xff, 0xfe, 0, page.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), comment, page, plain.subarray(2), page]);
}

/** A small file whose header claims that it unfolds into `width` × `height` pixels. */
export async function jpegThatClaims(width: number, height: number): Promise<Buffer> {
  const claiming = Buffer.from(await jpeg());
  const frame = claiming.indexOf(Buffer.from([0xff, 0xc0]));
  claiming.writeUInt16BE(height, frame + 5);
  claiming.writeUInt16BE(width, frame + 7);
  return claiming;
}

/** A valid JPEG of exactly so many bytes. */
export async function jpegOfBytes(bytes: number): Promise<Buffer> {
  return Buffer.concat([await jpeg(), Buffer.alloc(bytes)], bytes);
}

/** Noise, which nothing makes smaller: the largest picture that is kept. */
export function noise(): Promise<Buffer> {
  const raw = { width: 512, height: 512, channels: 3 } as const;
  return sharp(randomBytes(512 * 512 * 3), { raw })
    .jpeg({ quality: 90 })
    .toBuffer();
}
