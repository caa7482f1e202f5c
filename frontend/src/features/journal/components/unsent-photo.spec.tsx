import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { storesElsewhere } from '#shared/testing/other-tab';
import { holds } from '#shared/testing/posts';
import { journalWithPhotos } from '../testing/fake-photos';
import { button, DRAFT, DRAFT_KEY, field, openJournal, storedDraft } from '../testing/open-journal';
import { caption, choose } from '../testing/photo-field';

const server = apiServer();

const fake = journalWithPhotos(server);

/** Publishes an entry, of which the words arrive and the photo does not. */
async function publish(described = '') {
  const { user } = openJournal();
  await user.type(field(), 'Pancakes.');
  await choose(user);
  await screen.findByText(/The photo is ready/);
  if (described) await user.type(caption(), described);
  await user.click(button('Publish Entry'));
  await screen.findByRole('alert');
  return user;
}

it('can be sent again, and the words are saved once', async () => {
  server.use(
    http.put('/api/journal/:id/photo', () => refusal(503, 'service_unavailable', 'Not reachable.'), {
      once: true,
    }),
  );
  const user = await publish();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('The photo is not saved yetNot reachable.');
  expect(screen.getByText('Your words are saved.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(storedDraft()).toBeNull();
  await user.click(button('Send the photo again'));
  expect(await screen.findByText('Entry saved!')).toBeVisible();
  expect(fake.journal.published).toHaveLength(1);
  expect(fake.asked).toEqual(['put new-1: image/jpeg 1600 × 800']);
});

it('can be left out', async () => {
  server.use(http.put('/api/journal/:id/photo', () => HttpResponse.error()));
  const user = await publish();
  await user.click(button('Leave it without a photo'));
  expect(await screen.findByText('Entry saved!')).toBeVisible();
  await waitFor(() => expect(button('Write an entry')).toHaveFocus());
});

it('takes no words along that another tab has begun, when it is left out', async () => {
  server.use(http.put('/api/journal/:id/photo', () => HttpResponse.error()));
  const user = await publish();
  act(() => storesElsewhere(DRAFT_KEY, DRAFT));
  await user.click(button('Leave it without a photo'));
  expect(await screen.findByRole('button', { name: 'Continue writing' })).toBeVisible();
  expect(storedDraft()).toMatchObject({ content: 'Begun' });
});

it('does not stay when it is left out, although only what was said of it did not arrive', async () => {
  server.use(http.put('/api/journal/:id/photo/caption', () => HttpResponse.error(), { once: true }));
  const user = await publish('Breakfast');
  const answer = holds(server, '/api/journal/:id/photo', 'delete');
  await user.click(button('Leave it without a photo'));
  expect(button('Leave it without a photo')).toHaveAttribute('aria-busy', 'true');
  expect(button('Send the photo again')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText('Entry saved!')).not.toBeInTheDocument();
  await answer(new HttpResponse(null, { status: 204 }));
  expect(await screen.findByText('Entry saved!')).toBeVisible();
});

it('is removed from the entry, too, when it is removed from the form', async () => {
  server.use(http.put('/api/journal/:id/photo', () => HttpResponse.error()));
  const user = await publish();
  await user.click(button('Remove photo'));
  await user.click(button('Send the photo again'));
  expect(await screen.findByText('Entry saved!')).toBeVisible();
  expect(fake.asked).toEqual(['remove new-1']);
});

it('takes no words along that another tab has begun, when it fails once more', async () => {
  server.use(http.put('/api/journal/:id/photo', () => HttpResponse.error()));
  const user = await publish();
  act(() => storesElsewhere(DRAFT_KEY, DRAFT));
  await user.click(button('Send the photo again'));
  await waitFor(() => expect(button('Send the photo again')).toBeEnabled());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(storedDraft()).toMatchObject({ content: 'Begun' });
});
