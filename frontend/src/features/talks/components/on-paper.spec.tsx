import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { agreementsQuery } from '#api/assessment';
import { apiServer } from '#shared/testing/api-server';
import { maria, sam } from '#shared/testing/people';
import { renderWithProviders } from '#shared/testing/render';
import { dayIn } from '../lib/days';
import { agreement, fakeTalks } from '../testing/fake-talks';
import TalksOnPaper from './on-paper';

const server = apiServer();

beforeEach(() => server.use(http.get('/api/auth/user', () => HttpResponse.json(maria))));

describe('the printed results', () => {
  it('have the questions of the talks, with the agreements that stand', async () => {
    fakeTalks(server, {}, [
      agreement,
      { ...agreement, id: 'hers', text: 'Ten minutes on Tuesday.', authorId: maria.id },
    ]);
    const { container } = renderWithProviders(<TalksOnPaper />);
    expect(await screen.findByText('I feel sure about us when …')).toBeInTheDocument();
    expect(await screen.findByText('Ten minutes on Tuesday.')).toBeInTheDocument();
    expect(container).toHaveTextContent('A text when one of us is late.');
    await waitFor(() => expect(container).toHaveTextContent('Sam wrote it down.'));
    expect(container).toHaveTextContent('Maria wrote it down.');
    expect(container.querySelector('button, a, input')).toBeNull();
  });

  it.each(['kept', 'partly', 'not'] as const)(
    'have none that a partner alone may have called %s',
    async (outcome) => {
      fakeTalks(server, {}, [{ ...agreement, outcome, checkedBy: sam.id }]);
      const { queryClient } = renderWithProviders(<TalksOnPaper />);
      expect(await screen.findByText('I feel sure about us when …')).toBeInTheDocument();
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(screen.queryByText(agreement.text)).toBeNull();
    },
  );

  it.each([
    ['tomorrow', dayIn(1), 1],
    ['today', dayIn(0), 0],
  ])('name the day of an agreement only while it lies ahead: %s', async (_, dueOn, times) => {
    fakeTalks(server, {}, [{ ...agreement, dueOn }]);
    renderWithProviders(<TalksOnPaper />);
    await screen.findByText(agreement.text);
    expect(screen.queryAllByText(/To look at again on/)).toHaveLength(times);
  });

  it('have neither heading where there is nothing below it', async () => {
    fakeTalks(server, { offered: [] }, [{ ...agreement, outcome: 'not' }]);
    const { queryClient } = renderWithProviders(<TalksOnPaper />);
    await waitFor(() => expect(queryClient.getQueryData(agreementsQuery.queryKey)).toHaveLength(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
