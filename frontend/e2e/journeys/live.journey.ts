import { expect } from '@playwright/test';
import { openLive } from '../support/live.js';
import { test } from '../support/test.js';
import { newcomer, pair, post, single } from '../support/visitor.js';

test('what one of the two does stands on the open screen of the other without a reload', async ({
  browser,
}) => {
  const [ada, ben] = await pair(browser);

  await openLive(ben, '/appreciations');
  await post(ada, '/api/appreciation', { appreciation: 'You sang with the children.', quality: 'Warmth' });
  await expect(ben.getByText('You sang with the children.')).toBeVisible();

  await openLive(ben, '/journal');
  await post(ada, '/api/journal', { content: 'Only for myself.', visibility: 'private' });
  await post(ada, '/api/journal', { content: 'A good evening for us.', visibility: 'shared' });
  await expect(ben.getByText('A good evening for us.')).toBeVisible();
  await expect(ben.getByText('Only for myself.')).toHaveCount(0);

  await openLive(ben, '/');
  const activity = await ada.request.get('/api/connection-activities/today');
  const { id } = (await activity.json()) as { id: string };
  await expect(ben.getByRole('button', { name: 'Mark as Complete' })).toBeVisible();
  await post(ada, `/api/connection-activities/${id}/complete`, {});
  await expect(ben.getByText('Completed today!')).toBeVisible();
});

test('whoever waits sees at once that the partner has joined', async ({ browser }) => {
  const { page: ada, inviteCode } = await single(browser);
  await openLive(ada, '/');
  const ben = await newcomer(browser, 'Ben');
  await post(ben, '/api/couples/join-invite', { inviteCode });
  await expect(ada.getByText('Ben').first()).toBeVisible();
});
