import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '#shared/testing/render';
import { HelpPage } from './help-page';

const open = () => renderWithProviders(<HelpPage />);

it('leads to the modules, the journal and the coach', () => {
  open();
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths).toEqual(expect.arrayContaining(['/modules', '/journal', '/coaching']));
});

it('names who helps in danger above all else, in an open line', () => {
  open();
  const first = screen.getAllByRole('link').slice(0, 5);
  expect(first.map((link) => link.getAttribute('href'))).toEqual([
    'tel:911',
    'tel:988',
    'tel:+18007997233',
    'sms:88788',
    'tel:+18004224453',
  ]);
  expect(first.some((link) => link.closest('details'))).toBe(false);
});

it('has four steps to get started', () => {
  open();
  const steps = screen.getAllByRole('listitem').filter((item) => item.closest('ol'));
  expect(steps).toHaveLength(4);
});

it('shows the eight answers', () => {
  open();
  const faqs = screen.getByRole('region', { name: 'Questions people ask' });
  expect(faqs.querySelectorAll('details > summary')).toHaveLength(8);
});

it('says what a partner sees, and leads to all of it', () => {
  open();
  const answer = screen.getByText('What can my partner see?').closest('details');
  for (const what of [
    'email address',
    'photo',
    'household',
    'passed',
    'module steps',
    'agreements',
    'results',
  ])
    expect(answer).toHaveTextContent(what);
  expect(answer?.querySelector('a')).toHaveAttribute('href', '/privacy');
});

it.each(['8 core modules', '15-20 minutes daily', '2-3 modules to begin with', '2-3 modules'])(
  'says how much there is: %s [9.33]',
  (words) => {
    open();
    expect(screen.getAllByText(new RegExp(words)).length).toBeGreaterThan(0);
  },
);

it.each([
  ['support@anew.example', '24 hours'],
  ['privacy@anew.example', '48 hours'],
])('says when %s answers: within %s [9.34]', (address, time) => {
  open();
  const link = screen.getByRole('link', { name: address });
  expect(link).toHaveAttribute('href', `mailto:${address}`);
  expect(link.parentElement).toHaveTextContent(`We answer within ${time}.`);
});
