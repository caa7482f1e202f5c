import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { reEncode as reEncodeTo } from './re-encode.js';
import {
  HIDDEN,
  jpeg,
  jpegOfATelephone,
  jpegThatClaims,
  jpegThatIsAPage,
  picture,
} from './testing/pictures.js';

const reEncode = async (original: Buffer) =>
  (await reEncodeTo(original, { largestEdge: 512, quality: 90 })).jpeg;
const refused = { kind: 'unsupported_type', code: 'not_a_picture' };

describe('re-encoding', () => {
  it('drops where and with what the picture was taken', async () => {
    const original = await jpegOfATelephone(400, 300);
    expect(original.includes(HIDDEN)).toBe(true);
    const kept = await reEncode(original);
    expect(kept.includes(HIDDEN)).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg' });
    const { exif, xmp, iptc, orientation } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
  });

  it('turns a picture that lies on its side upright', async () => {
    expect(await sharp(await reEncode(await jpegOfATelephone(400, 300))).metadata()).toMatchObject({
      width: 300,
      height: 400,
    });
  });

  it.each([
    [2_000, 1_000, 512, 256],
    [300, 900, 171, 512],
    [64, 48, 64, 48],
  ])('makes of %d × %d pixels %d × %d', async (width, height, keptWidth, keptHeight) => {
    const kept = await reEncodeTo(await jpeg(width, height), { largestEdge: 512, quality: 90 });
    expect(await sharp(kept.jpeg).metadata()).toMatchObject({ width: keptWidth, height: keptHeight });
    expect(kept).toMatchObject({ width: keptWidth, height: keptHeight });
  });

  it('keeps nothing of a page that hides in a JPEG', async () => {
    const original = await jpegThatIsAPage();
    expect((await sharp(original).metadata()).format).toBe('jpeg');
    const kept = await reEncode(original);
    expect(kept.includes(HIDDEN)).toBe(false);
    expect(kept.includes('<script')).toBe(false);
  });

  it('reads a picture in print colors', async () => {
    const kept = await reEncode(await picture(64, 48).toColourspace('cmyk').jpeg().toBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb' });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a PNG', () => picture(64, 48).png().toBuffer()],
    ['a WebP', () => picture(64, 48).webp().toBuffer()],
    ['a GIF', () => picture(64, 48).gif().toBuffer()],
    [
      'a drawing',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ],
    ['a page', () => Promise.resolve(Buffer.from('<!doctype html><script>alert(1)</script>'))],
    [
      'a page that begins like a JPEG',
      () => Promise.resolve(Buffer.from('\xff\xd8\xff\xe0<html>', 'latin1')),
    ],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
    ['one byte', () => Promise.resolve(Buffer.from([0xff]))],
    ['half a JPEG', async () => (await jpeg(400, 300)).subarray(0, 700)],
    ['a JPEG’s head', async () => (await jpeg()).subarray(0, 20)],
  ])('refuses %s', async (_name, make) => {
    await expect(reEncode(await make())).rejects.toMatchObject(refused);
  });

  it.each([
    [60_000, 60_000],
    [65_500, 65_500],
    [8_000, 5_001],
  ])('refuses a small file that claims %d × %d pixels, and does not unfold it', async (width, height) => {
    const before = process.memoryUsage().rss;
    await expect(reEncode(await jpegThatClaims(width, height))).rejects.toMatchObject(refused);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  const progressive = (width: number, height: number) =>
    picture(width, height).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();

  it('takes one picture after another, so that several at once need no more memory than one', async () => {
    const done: string[] = [];
    await Promise.all([
      reEncode(await progressive(2_000, 2_000)).then(() => done.push('large')),
      reEncode(await jpeg()).then(() => done.push('small')),
    ]);
    expect(done).toEqual(['large', 'small']);
  });

  it('remembers no picture', async () => {
    await reEncode(await progressive(2_000, 2_000));
    // Memory is counted in the same place, but a thread may still be giving some back.
    expect(sharp.cache().items).toMatchObject({ current: 0 });
  });

  it('refuses a progressive picture that would fill the memory of a process', async () => {
    await expect(reEncode(await progressive(4_001, 4_000))).rejects.toMatchObject(refused);
  });

  it('takes what a telephone’s camera makes', async () => {
    await expect(reEncode(await jpeg(6_000, 4_000))).resolves.toBeInstanceOf(Buffer);
  });
});
