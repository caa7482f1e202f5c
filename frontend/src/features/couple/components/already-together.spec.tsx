import { words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '#shared/testing/render';
import { AlreadyTogether } from './already-together';

afterEach(() => speak('en'));

const lead = () => screen.getByText(/share one account with/);

it('tells with whom, and leads home', () => {
  renderWithProviders(<AlreadyTogether partner="Sam" />);
  expect(screen.getByRole('heading', { level: 1, name: 'You are already together' })).toBeVisible();
  expect(lead()).toHaveTextContent('You share one account with Sam.');
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/');
});

it('keeps a name in letters of another direction apart from the sentence', () => {
  renderWithProviders(<AlreadyTogether partner="سمير" />);
  expect(screen.getByText('سمير').tagName).toBe('BDI');
});

it('needs no name', () => {
  renderWithProviders(<AlreadyTogether partner="" />);
  expect(lead()).toHaveTextContent('You share one account with your partner.');
});

it('leads whoever wants another account to where one leaves this one', () => {
  renderWithProviders(<AlreadyTogether partner="Sam" />);
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings#couple-account');
});

it('says it in Spanish', () => {
  learn('es', words);
  speak('es');
  renderWithProviders(<AlreadyTogether partner="Sam" />);
  expect(screen.getByRole('heading', { name: 'Ustedes ya están aquí en pareja' })).toBeVisible();
  expect(screen.getByText(/comparten una cuenta/)).toHaveTextContent('Tú y Sam comparten una cuenta.');
  expect(screen.getByRole('link', { name: 'Ajustes' })).toBeVisible();
});
