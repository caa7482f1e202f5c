export interface Share {
  of: number;
  count: number;
}

export function shareOf<Item>(items: readonly Item[], counts: (item: Item) => boolean): Share {
  return { of: items.length, count: items.filter(counts).length };
}

export const ratio = ({ of, count }: Share): number => (of === 0 ? 0 : count / of);

const Z = 1.96;

/** Wilson's 95 % interval of a share. */
function intervalOf({ of, count }: Share): [number, number] {
  if (of === 0) return [0, 1];
  const share = count / of;
  const spread = 1 + (Z * Z) / of;
  const middle = (share + (Z * Z) / (2 * of)) / spread;
  const half = (Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))) / spread;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

const percent = (value: number): string => (100 * value).toFixed(0);

/** Share in words, such as "81 % (78–84) of 512". */
export function inWords(share: Share): string {
  if (share.of === 0) return '–';
  const [low, high] = intervalOf(share);
  return `${percent(ratio(share))} % (${percent(low)}–${percent(high)}) of ${share.of}`;
}
