import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { conversationPages } from '#api/coaching';
import { hiddenConversationPages } from '#api/coaching-calls';
import { itemsOf } from '#api/items';
import { listed } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { fakeCoach } from '../testing/fake-coach';
import { conversation } from '../testing/fixtures';
import { useChangeConversation, useDeleteConversation } from './use-conversations';

const server = apiServer();

function Actions() {
  const outcome = { onSuccess: jest.fn(), onError: jest.fn() };
  const removing = useDeleteConversation(outcome);
  const changing = useChangeConversation(outcome);
  return (
    <>
      <button onClick={() => removing.mutate('money')}>Delete</button>
      <button onClick={() => changing.mutate({ id: 'money', change: { hidden: true } })}>Hide</button>
      <button onClick={() => changing.mutate({ id: 'money', change: { hidden: false } })}>Put back</button>
    </>
  );
}

/** Reads the list ahead, as a link does, with an answer that the server has given before the write. */
function readAhead({ queryClient }: ReturnType<typeof renderWithProviders>, before: ReturnType<typeof both>) {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    http.get('/api/coaching/conversations', async ({ request }) => {
      await arrived;
      return listed(request, before);
    }),
  );
  return { arrive, read: queryClient.infiniteQuery(conversationPages).catch(() => 'stopped') };
}

const both = () => [conversation('money'), conversation('holidays')];

it.each(['Delete', 'Hide'])(
  'a list that was being read does not bring back what one did: %s',
  async (name) => {
    fakeCoach(server, both());
    const view = renderWithProviders(<Actions />);
    const { queryClient, user } = view;
    const shown = () => {
      const list = queryClient.getQueryData(conversationPages.queryKey);
      return list && itemsOf(list).map(({ id }) => id);
    };
    await queryClient.infiniteQuery(conversationPages);
    expect(shown()).toEqual(['money', 'holidays']);
    await queryClient.invalidateQueries({ refetchType: 'none' });
    const { arrive, read } = readAhead(view, both());
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(shown()).toEqual(['holidays']));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    arrive();
    await read;
    expect(shown()).toEqual(['holidays']);
  },
);

it.each(['Delete', 'Put back'])('leaves the list of the hidden ones at once: %s', async (name) => {
  fakeCoach(server, [conversation('money', { hidden: true }), conversation('holidays', { hidden: true })]);
  const { queryClient, user } = renderWithProviders(<Actions />);
  const shown = () => {
    const list = queryClient.getQueryData(hiddenConversationPages.queryKey);
    return list && itemsOf(list).map(({ id }) => id);
  };
  await queryClient.infiniteQuery(hiddenConversationPages);
  expect(shown()).toEqual(['money', 'holidays']);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(shown()).toEqual(['holidays']));
});
