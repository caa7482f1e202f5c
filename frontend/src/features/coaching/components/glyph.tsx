import { Stroke } from '#shared/ui/stroke';

const PATHS = {
  plus: 'M12 5v14M5 12h14',
  send: 'M12 19V5m-6 6 6-6 6 6',
  stop: 'M7 7h10v10H7Z',
  bin: 'M5 7h14M10 7V4.500h4V7m-7.500 0 .8 12.500h9.400L17.500 7M10.500 11v5m3-5v5',
  down: 'M12 5v14m-6-6 6 6 6-6',
} as const;

/** Icons that only this page shows, drawn like the shared ones. */
export function Glyph({ name }: { name: keyof typeof PATHS }) {
  return <Stroke path={PATHS[name]} />;
}
