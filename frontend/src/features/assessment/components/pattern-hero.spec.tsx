import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '#shared/testing/render';
import { PatternHero } from './pattern-hero';

it.each([
  ['Strong Frame, Tender Centre', 'Strong Frame, Tender Center'],
  ['Solid Ground', 'Solid Ground'],
] as const)('a pattern has an American name: %s', (name, heading) => {
  renderWithProviders(<PatternHero pattern={{ name, summary: 'A summary.' }} />);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
});
