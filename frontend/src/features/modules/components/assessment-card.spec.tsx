import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '../../../shared/testing/api-server';
import { renderWithProviders } from '../../../shared/testing/render';
import { AssessmentCard } from './assessment-card';

const server = apiServer();
const responses = (answer: object | null) =>
  server.use(http.get('/api/assessment/my-responses', () => HttpResponse.json(answer)));

it('asks for the assessment first', async () => {
  responses(null);
  renderWithProviders(<AssessmentCard />);
  expect(await screen.findByText('Required First')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Take Assessment' })).toHaveAttribute('href', '/assessment');
});

it('leads to the results once it is done', async () => {
  responses({ responses: {}, submittedAt: '2026-01-10T10:00:00.000Z' });
  renderWithProviders(<AssessmentCard />);
  expect(await screen.findByRole('link', { name: 'View Results & Recommendations' })).toBeVisible();
  expect(screen.queryByText('Required First')).not.toBeInTheDocument();
});
