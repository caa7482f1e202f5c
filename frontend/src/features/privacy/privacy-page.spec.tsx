import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../shared/testing/render';
import { PrivacyPage } from './privacy-page';

it('says when it was last updated', () => {
  renderWithProviders(<PrivacyPage />);
  expect(screen.getByText('Last updated January 10, 2025')).toBeVisible();
});
