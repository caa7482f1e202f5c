import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '#shared/testing/render';
import { Footer } from './footer';

const open = () => renderWithProviders(<Footer />);

it('leads to six screens and to two addresses', () => {
  open();
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')?.replace(/\?.*/, '')])).toEqual([
    ['Dashboard', '/'],
    ['Modules', '/modules'],
    ['Journal', '/journal'],
    ['Settings', '/settings'],
    ['Help', '/help'],
    ['Privacy', '/privacy'],
    ['Terms of Service', 'mailto:support@anew.example'],
    ['Contact Us', 'mailto:support@anew.example'],
  ]);
});

it('has three social links, which lead nowhere yet', () => {
  open();
  for (const name of ['Facebook', 'Instagram', 'YouTube']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#');
  }
});

it('is of 2024 [9.49]', () => {
  open();
  expect(screen.getByText('© 2024 Anew. All rights reserved.')).toBeVisible();
});
