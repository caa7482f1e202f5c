import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { sam } from '#shared/testing/people';
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
    renderWithProviders(
      <>
        <h1 tabIndex={-1}>Modules</h1>
        <AssessmentCard />
      </>,
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Required First')).toBeNull();
    backend.failures.clear();
    await userEvent.click(again);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await screen.findByText('Required First')).toBeVisible();
  });

  it('says that it is looking, and claims nothing meanwhile', async () => {
    fakeBackend(server);
    server.use(http.get('/api/assessment/my-responses', () => new Promise<Response>(() => undefined)));
    renderWithProviders(<AssessmentCard />);
    const looking = await screen.findByRole('status');
    expect(looking).toHaveTextContent('Looking up your assessment');
    expect(looking.closest('[aria-busy=true]')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('Required First')).toBeNull();
  });

  it('asks for no results while nothing was answered', async () => {
    const backend = fakeBackend(server);
    const { queryClient } = renderWithProviders(<AssessmentCard />);
    await screen.findByText('Required First');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(backend.resultLooks).toBe(0);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('marks new results: %p', async (newResults, marks) => {
    fakeBackend(server, { responses: ownResponses, results, news: { newResults, proposal: null } });
    renderWithProviders(<AssessmentCard />);
    await screen.findByText(/You have both answered/);
    expect(screen.queryAllByText('New results')).toHaveLength(marks);
  });

  it('says that the partner suggests a new round', async () => {
    const proposal = { proposedBy: sam.id, proposedAt: '2025-06-05T10:00:00.000Z' };
    fakeBackend(server, { responses: ownResponses, results, news: { newResults: false, proposal } });
    renderWithProviders(<AssessmentCard />);
    expect(await screen.findByText(/Your partner suggests a new round/)).toBeVisible();
    expect(screen.queryByText(/You have both answered/)).toBeNull();
  });
});
