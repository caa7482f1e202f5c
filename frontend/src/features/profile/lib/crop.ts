/** Lengths are in units of the preview, whatever its size on the screen. Sizes of a picture are in its own pixels. */
export const PREVIEW = 400;
export const CIRCLE = 200;
export const MAX_ZOOM = 4;

export interface Size {
  width: number;
  height: number;
}

/** Position of the picture behind the circle: `x` and `y` are the picture's center, measured from the circle's. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const START: Crop = { zoom: 1, x: 0, y: 0 };

/** Scale at a zoom. At zoom 1 the shorter side just fills the circle. */
function scaleOf({ width, height }: Size, zoom: number): number {
  return (CIRCLE / Math.min(width, height)) * zoom;
}

export function shownSize(picture: Size, zoom: number): Size {
  const scale = scaleOf(picture, zoom);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** The distance that the picture can move in each direction before the circle would reach beyond its edge. */
export function reach(picture: Size, zoom: number): { x: number; y: number } {
  const { width, height } = shownSize(picture, zoom);
  return { x: (width - CIRCLE) / 2, y: (height - CIRCLE) / 2 };
}

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

export function placed(picture: Size, { zoom, x, y }: Crop): Crop {
  const limit = reach(picture, zoom);
  return { zoom, x: clamp(x, limit.x), y: clamp(y, limit.y) };
}

/** Zooms around the center, so that the point there stays where it is. */
export function zoomed(picture: Size, { zoom: before, x, y }: Crop, wanted: number): Crop {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, wanted));
  return placed(picture, { zoom, x: (x * zoom) / before, y: (y * zoom) / before });
}

/** The square of the picture, in its own pixels, that the circle shows. */
export function cutOut(picture: Size, { zoom, x, y }: Crop): { x: number; y: number; side: number } {
  const scale = scaleOf(picture, zoom);
  const side = CIRCLE / scale;
  return {
    x: (picture.width - side) / 2 - x / scale,
    y: (picture.height - side) / 2 - y / scale,
    side,
  };
}
