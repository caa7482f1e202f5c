import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BlankLetter } from './blank-letter';
import { OpenBook } from './open-book';
import { Signpost } from './signpost';
import { TwoCups } from './two-cups';

const MOST_BYTES = 3_000;

describe('a picture for where there is nothing yet', () => {
  it.each<[string, ComponentType]>([
    ['the journal', OpenBook],
    ['the appreciations', BlankLetter],
    ['the conversations', TwoCups],
    ['a module that is not there', Signpost],
  ])('%s: is decoration, small, and drawn in the colors of the theme', (_, Picture) => {
    const { container } = render(<Picture />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.innerHTML).not.toMatch(/#[0-9a-f]{3}|rgb/i);
    expect(container.innerHTML.length).toBeLessThan(MOST_BYTES);
    expect(container.querySelectorAll('.a')).not.toHaveLength(0);
    expect(container.querySelectorAll('.b')).not.toHaveLength(0);
  });
});
