/** Lengths are in units of the preview, whatever size the screen gives it; a picture's own are in its pixels. */
export const PREVIEW = 400;
export const CIRCLE = 200;
export const MAX_ZOOM = 4;

export interface Size {
  width: number;
  height: number;
}

/** How the picture lies behind the circle: `x` and `y` are its centre as seen from the circle's. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const START: Crop = { zoom: 1, x: 0, y: 0 };

/** At zoom 1 the shorter side just fills the circle. */
function scaleOf({ width, height }: Size, zoom: number): number {
  return (CIRCLE / Math.min(width, height)) * zoom;
}

export function shownSize(picture: Size, zoom: number): Size {
  const scale = scaleOf(picture, zoom);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** How far the picture can go each way before the circle would show what is not picture. */
export function reach(picture: Size, zoom: number): { x: number; y: number } {
  const { width, height } = shownSize(picture, zoom);
  return { x: (width - CIRCLE) / 2, y: (height - CIRCLE) / 2 };
}

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

export function placed(picture: Size, { zoom, x, y }: Crop): Crop {
  const limit = reach(picture, zoom);
  return { zoom, x: clamp(x, limit.x), y: clamp(y, limit.y) };
}

/** What is in the middle stays in the middle. */
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
