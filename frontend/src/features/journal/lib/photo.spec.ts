import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openPictures, pictureFile } from '../testing/pictures';
import { changesPhoto, problemWith, toPhoto } from './photo';

const MB = 1024 * 1024;
const file = (type: string, size = 5) =>
  Object.defineProperty(new File(['bytes'], 'photo', { type }), 'size', { value: size });

const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

describe('a file that is chosen', () => {
  it.each([
    ['image/heic', 1, null],
    ['', 1, null],
    ['application/pdf', 1, 'notAPhoto'],
    ['video/mp4', 100 * MB, 'notAPhoto'],
    ['image/jpeg', 40 * MB, null],
    ['image/jpeg', 40 * MB + 1, 'tooLarge'],
  ])('of type "%s" and %i bytes: %p', (type, size, problem) => {
    expect(problemWith(file(type, size))).toBe(problem);
  });
});

describe('a photo', () => {
  beforeEach(openPictures);

  const sizeFrom = async (width: number, height: number) => {
    const close = jest.fn();
    window.createImageBitmap = jest.fn(() => Promise.resolve({ width, height, close }));
    const jpeg = await toPhoto(pictureFile());
    expect(close).toHaveBeenCalledTimes(1);
    return textOf(jpeg);
  };

  it.each([
    [3_200, 1_600, '1600 × 800'],
    [1_200, 4_800, '400 × 1600'],
    [1_600, 900, '1600 × 900'],
    [640, 480, '640 × 480'],
    [16_000, 2, '1600 × 1'],
  ])('of %i × %i is sent as %s', async (width, height, sent) => {
    expect(await sizeFrom(width, height)).toBe(sent);
  });
});

describe('whether there is something to send', () => {
  const kept = { id: 'photo', caption: 'The lake', width: 1, height: 1 };
  const picked = { jpeg: new Blob(), url: 'blob:preview' };
  const none = { kept: null, picked: null, caption: '' };

  it.each([
    ['nothing chosen where there was nothing', null, none, false],
    ['a first photo', null, { ...none, picked }, true],
    ['another photo', kept, { ...none, picked }, true],
    ['the photo removed', kept, none, true],
    ['the same words', kept, { kept, picked: null, caption: ' The lake ' }, false],
    ['other words', kept, { kept, picked: null, caption: 'The sea' }, true],
    ['no words anymore', kept, { kept, picked: null, caption: '' }, true],
    ['no words as before', { ...kept, caption: null }, { kept, picked: null, caption: ' ' }, false],
  ])('%s', (_, before, choice, differs) => {
    expect(changesPhoto(before, choice)).toBe(differs);
  });
});
