import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** Text that a camera, or someone with bad intentions, hides in a picture. */
export const HIDDEN = 'hidden-in-the-picture';

export function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#a8482a' } });
}

export function jpeg(width = 64, height = 48): Promise<Buffer> {
  return picture(width, height).jpeg().toBuffer();
}

/** A picture as taken by a phone: with a location and a device name, and lying on its side. */
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

/** A valid JPEG that is also a page: in a comment at its beginning, and after its end. */
export async function jpegThatIsAPage(): Promise<Buffer> {
  const page = Buffer.from(`<html><script>alert("${HIDDEN}")</script></html>`);
  const plain = await jpeg();
  const comment = Buffer.from([0xff, 0xfe, 0, page.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), comment, page, plain.subarray(2), page]);
}

/** A small file whose header claims `width` × `height` pixels. */
export async function jpegThatClaims(width: number, height: number): Promise<Buffer> {
  const claiming = Buffer.from(await jpeg());
  const frame = claiming.indexOf(Buffer.from([0xff, 0xc0]));
  claiming.writeUInt16BE(height, frame + 5);
  claiming.writeUInt16BE(width, frame + 7);
  return claiming;
}

/** A valid JPEG of exactly this many bytes. */
export async function jpegOfBytes(bytes: number): Promise<Buffer> {
  return Buffer.concat([await jpeg(), Buffer.alloc(bytes)], bytes);
}

/** Noise, which compresses badly: the largest picture that can be stored. */
export function noise(): Promise<Buffer> {
  const raw = { width: 512, height: 512, channels: 3 } as const;
  return sharp(randomBytes(512 * 512 * 3), { raw })
    .jpeg({ quality: 90 })
    .toBuffer();
}
