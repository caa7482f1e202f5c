import { jest } from '@jest/globals';

/** Lets jsdom, which cannot draw, open each picture but those that are called "broken". */
export function openPictures(): void {
  window.createImageBitmap = jest.fn((file: ImageBitmapSource) =>
    (file as File).name.startsWith('broken')
      ? Promise.reject(new DOMException('The source image could not be decoded.'))
      : Promise.resolve({ width: 3_200, height: 1_600, close: () => undefined } as ImageBitmap),
  );
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    callback,
  ) {
    callback(new Blob([`${this.width} × ${this.height}`], { type: 'image/jpeg' }));
  });
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
}

export const pictureFile = (name = 'pancakes.png', type = 'image/png') => new File(['bytes'], name, { type });
