import { describe, expect, it } from '@jest/globals';
import { maria } from '#shared/testing/people';
import { changesTo, personalOf } from './changes';
import { CIRCLE, cutOut, placed, PREVIEW, reach, shownSize, START, zoomed } from './crop';
import { problemWith } from './picture';

const landscape = { width: 800, height: 400 };

describe('the crop', () => {
  it('is a circle of 200 in a preview of 400 [9.37]', () => {
    expect({ CIRCLE, PREVIEW }).toEqual({ CIRCLE: 200, PREVIEW: 400 });
  });

  it('begins with the shorter side filling the circle, in the middle', () => {
    expect(shownSize(landscape, 1)).toEqual({ width: 400, height: 200 });
    expect(cutOut(landscape, START)).toEqual({ x: 200, y: 0, side: 400 });
  });

  it('never shows what is not picture', () => {
    expect(placed(landscape, { zoom: 1, x: 900, y: -900 })).toEqual({ zoom: 1, x: 100, y: -0 });
    expect(cutOut(landscape, { zoom: 1, x: 100, y: 0 })).toEqual({ x: 0, y: 0, side: 400 });
    expect(cutOut(landscape, { zoom: 1, x: -100, y: 0 })).toEqual({ x: 400, y: 0, side: 400 });
  });

  it('keeps the middle in the middle while zooming, as far as the edges allow', () => {
    const near = zoomed(landscape, { zoom: 1, x: 50, y: 0 }, 2);
    expect(near).toEqual({ zoom: 2, x: 100, y: 0 });
    expect(reach(landscape, 2)).toEqual({ x: 300, y: 100 });
    expect(zoomed(landscape, { zoom: 2, x: 300, y: 100 }, 1)).toEqual({ zoom: 1, x: 100, y: 0 });
  });

  it('zooms between once and four times', () => {
    expect(zoomed(landscape, START, 0.2).zoom).toBe(1);
    expect(zoomed(landscape, START, 9).zoom).toBe(4);
  });
});

describe('a picked file', () => {
  const file = (type: string, bytes: number) => ({ type, size: bytes }) as File;

  it('must be an image', () => {
    expect(problemWith(file('application/pdf', 10))).toEqual({
      title: 'Invalid File Type',
      description: 'Please select an image file (JPG, PNG, GIF).',
    });
  });

  it('has at most 5 MB [9.36]', () => {
    expect(problemWith(file('image/png', 5_242_880))).toBeNull();
    expect(problemWith(file('image/png', 5_242_881))).toEqual({
      title: 'File Too Large',
      description: 'Please select an image smaller than 5MB.',
    });
  });
});

describe('changes to the personal information', () => {
  const stored = personalOf(maria);

  it('are only what differs', () => {
    expect(changesTo(maria, { ...stored, lastName: ' Okafor ' })).toEqual({ lastName: 'Okafor' });
    expect(changesTo(maria, { ...stored, firstName: '' })).toEqual({ firstName: '' });
  });

  it('are none where only blanks or the case of the address differ', () => {
    expect(changesTo(maria, { ...stored, firstName: 'Maria ', email: 'MARIA@example.com' })).toBeNull();
    expect(changesTo({ ...maria, lastName: null }, { ...stored, lastName: '' })).toBeNull();
  });
});
