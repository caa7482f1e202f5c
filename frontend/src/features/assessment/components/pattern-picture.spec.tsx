import type { PatternName } from '@anew/contracts/assessment/results';
import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PatternPicture } from './pattern-picture';

const MOST_BYTES = 3_000;

const NAMES: readonly PatternName[] = [
  'Thriving Together',
  'Two Perspectives',
  'Carrying a Lot',
  'Strong Frame, Tender Centre',
  'Close but Stretched',
  'Solid Ground',
  'Building',
];

describe('the picture of a pattern', () => {
  it.each(NAMES)('%s: is decoration, small, and in the colors of the theme', (name) => {
    const { container } = render(<PatternPicture name={name} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.innerHTML).not.toMatch(/#[0-9a-f]{3}|rgb/i);
    expect(container.innerHTML.length).toBeLessThan(MOST_BYTES);
  });

  it.each(NAMES)('%s: has both partners at the same height, equally far from the middle', (name) => {
    const { container } = render(<PatternPicture name={name} />);
    const circle = container.querySelector('circle.a')!;
    const [x, y] = /m([\d.]+) ([\d.]+)/
      .exec(container.querySelector('path.b')!.getAttribute('d')!)!
      .slice(1)
      .map(Number);
    const size = Number(circle.getAttribute('r'));
    expect(y! + size * 1.2).toBeCloseTo(Number(circle.getAttribute('cy')));
    expect(x! - 320).toBeCloseTo(320 - Number(circle.getAttribute('cx')));
  });

  it('is another one for each pattern', () => {
    const drawn = NAMES.map((name) => render(<PatternPicture name={name} />).container.innerHTML);
    expect(new Set(drawn).size).toBe(NAMES.length);
  });
});
