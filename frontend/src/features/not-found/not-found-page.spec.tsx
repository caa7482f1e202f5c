import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '#shared/testing/render';
import { NotFoundPage } from './not-found-page';

it('says that there is nothing, blames nobody, and leads home', () => {
  const { container } = renderWithProviders(<NotFoundPage />, '/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  expect(document.title).toBe('404 Page Not Found · Anew');
  expect(screen.getByText(/The page may have moved, or there may be a typo/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
