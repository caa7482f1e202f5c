import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { fakeBackend, unavailable } from '../testing/fake-api';
import { ownResponses, results } from '../testing/fixtures';
import { AssessmentCard } from './assessment-card';

const server = apiServer();

describe('the assessment card', () => {
  it('is required first while nothing was answered', async () => {
    fakeBackend(server);
    renderWithProviders(<AssessmentCard />);
    expect(await screen.findByText('Required First')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take Assessment' })).toHaveAttribute('href', '/assessment');
  });

  it('leads to the results once it was answered', async () => {
    fakeBackend(server, { responses: ownResponses });
    renderWithProviders(<AssessmentCard />);
    const link = await screen.findByRole('link', { name: 'View Results & Recommendations' });
    expect(link).toHaveAttribute('href', '/assessment');
    expect(screen.queryByText('Required First')).toBeNull();
  });

  it('waits for the other one only while the other one has not answered', async () => {
    fakeBackend(server, { responses: ownResponses, results });
    const { unmount } = renderWithProviders(<AssessmentCard />);
    expect(await screen.findByText(/^You have both answered/)).toBeVisible();
    expect(screen.queryByText(/Once you have both answered/)).toBeNull();
    unmount();
    fakeBackend(server, { responses: ownResponses });
    renderWithProviders(<AssessmentCard />);
    expect(await screen.findByText(/Once you have both answered/)).toBeVisible();
  });

  it('claims neither when it could not find out, and tries again', async () => {
    const backend = fakeBackend(server);
    backend.failures.set('/api/assessment/my-responses', unavailable);
    renderWithProviders(<AssessmentCard />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Required First')).toBeNull();
    backend.failures.clear();
    await userEvent.click(again);
    expect(await screen.findByText('Required First')).toBeVisible();
  });
});
