import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { instance } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { TermsPage } from './terms-page';

const server = apiServer(http.get('/api/instance', () => HttpResponse.json(instance)));

it('says who may have an account, what the coach is not, and whom to call in danger', () => {
  renderWithProviders(<TermsPage />);
  expect(screen.getByText(/You must be 18 or older/)).toBeVisible();
  expect(screen.getByText(/not a therapist, a doctor or a lawyer/)).toBeVisible();
  for (const number of ['911', '988', '1-800-799-7233', '1-800-422-4453'])
    expect(screen.getByRole('link', { name: number })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
});

it('names whom to ask', async () => {
  renderWithProviders(<TermsPage />);
  const address = await screen.findByRole('link', { name: 'data@secondspring.example' });
  expect(address).toHaveAttribute('href', 'mailto:data@secondspring.example');
  expect(address.parentElement).toHaveTextContent('Write to data@secondspring.example.');
  expect(screen.getByText(/run by Second Spring LLC/)).toBeVisible();
});

it('has an address even while the server is away', () => {
  server.use(http.get('/api/instance', () => HttpResponse.error()));
  renderWithProviders(<TermsPage />);
  expect(screen.getByRole('link', { name: 'support@anew.example' })).toBeVisible();
});
