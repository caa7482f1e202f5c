import { expect, test } from '@playwright/test';
import { takeAssessment } from '../support/assessment.js';
import { liveAWhile } from '../support/couple-life.js';
import { readyForOffline } from '../support/offline.js';
import { pickPhoto } from '../support/picture.js';
import { readOneByOne } from '../support/reads.js';
import { openAllGroups } from '../support/settings.js';
import { shoot, shootAll } from '../support/shoot.js';
import { newcomer, origin, pair, single, visitor, WITH_WORKER } from '../support/visitor.js';

test('the way in', async ({ browser }) => {
  const page = await visitor(browser);
  const { inviteCode } = await single(browser);
  await shootAll(page, {
    landing: '/',
    'sign-in': '/api/login',
    'sign-up': '/api/login?mode=signup',
    'forgotten-password': '/api/password/forgot',
    'create-account': '/simple-setup',
    'create-account-welcome': '/simple-setup?welcome=true',
    'join-partner': `/simple-setup?invite=${inviteCode}`,
    'join-partner-wrong': '/simple-setup?invite=k7m2x9qa',
    invite: `/invite/${inviteCode}`,
    'invite-wrong': '/invite/k7m2x9qa',
    'invite-invalid': '/invite',
    'privacy-signed-out': '/privacy',
    'terms-signed-out': '/terms',
    'help-signed-out': '/help',
  });
  const ben = await newcomer(browser, 'Ben');
  await shootAll(ben, { setup: '/', 'invite-signed-in': `/invite/${inviteCode}` });
});

test('alone, with nothing written yet', async ({ browser }) => {
  const { page } = await single(browser);
  await shootAll(page, {
    'dashboard-alone': '/',
    'journal-empty': '/journal',
    'appreciations-empty': '/appreciations',
    'coaching-empty': '/coaching',
    'coaching-from-module': '/coaching?module=emotional-safety',
    'assessment-intro': '/assessment',
    'settings-alone': '/settings',
    'profile-alone': '/profile',
  });
  await page.goto('/assessment');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Question 1 of 22').first()).toBeVisible();
  await shoot(page, 'assessment-question');
  await readOneByOne(page);
  await page.route('**/api/auth/user', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toBeVisible();
  await page.screenshot({ path: '.local/screenshots/loading.png' });
});

test('two who have been here for a while', async ({ browser }) => {
  const couple = await pair(browser);
  await liveAWhile(couple);
  const [page] = couple;
  await shootAll(page, {
    dashboard: '/',
    modules: '/modules',
    module: '/modules/emotional-safety',
    journal: '/journal',
    'journal-writing': '/journal?write=true',
    'assessment-results': '/assessment',
    settings: '/settings',
    profile: '/profile',
    appreciations: '/appreciations',
    questions: '/questions',
    welcome: '/welcome',
    talk: '/talks/communication',
    rehearse: '/coaching/rehearse',
    help: '/help',
    privacy: '/privacy',
    terms: '/terms',
    'not-found': '/no-such-page',
    'module-not-found': '/modules/no-such-module',
  });
  await page.goto('/settings');
  await openAllGroups(page);
  await shoot(page, 'settings-open');
  await page.goto('/coaching');
  await page
    .getByRole('complementary', { name: 'Conversations' })
    .getByRole('listitem')
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('log').getByRole('article').first()).toBeVisible();
  await shoot(page, 'coaching', false);
});

test('in Spanish', async ({ browser }) => {
  const couple = await pair(browser);
  await liveAWhile(couple);
  const [page] = couple;
  await page.context().addCookies([{ name: 'anew_language', value: 'es', url: origin() }]);
  await shootAll(page, {
    'dashboard-es': '/',
    'modules-es': '/modules',
    'journal-es': '/journal',
    'coaching-es': '/coaching',
    'assessment-es': '/assessment',
    'settings-es': '/settings',
    'profile-es': '/profile',
    'help-es': '/help',
  });
  await shootAll(await visitor(browser, { locale: 'es-US' }), {
    'landing-es': '/',
    'sign-in-es': '/api/login',
  });
});

test('waiting for the other one’s part', async ({ browser }) => {
  const [page] = await pair(browser);
  await takeAssessment(page, 1);
  await shootAll(page, { 'assessment-waiting': '/assessment' });
});

test('what is in the way of a screen', async ({ browser }) => {
  const [page] = await pair(browser, WITH_WORKER);
  await readOneByOne(page);
  await page.route('**/api/appreciation?*', (route) => route.fulfill({ json: [null] }));
  await shootAll(page, { error: '/appreciations' });

  await page.goto('/journal?write=true');
  await readyForOffline(page);
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await shoot(page, 'offline-notice');
  await shootAll(page, { offline: '/journal', 'offline-help': '/help' });
});

test('what opens over a screen', async ({ browser }) => {
  const couple = await pair(browser);
  await liveAWhile(couple);
  const [page] = couple;
  await page.setViewportSize({ width: 360, height: 740 });

  await page.goto('/');
  await page.getByRole('button', { name: 'Express Interest' }).click();
  await shoot(page, 'retreat-dialog', false);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit' }).click();
  await shoot(page, 'appreciation-form');

  await page.goto('/coaching');
  await page.getByRole('button', { name: 'Chat settings' }).click();
  await shoot(page, 'chat-settings', false);
  await page.keyboard.press('Escape');

  await page.goto('/journal');
  await page
    .getByRole('button', { name: /^Delete entry/ })
    .first()
    .click();
  await shoot(page, 'delete-entry', false);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Log Out' })).toBeVisible();
  await shoot(page, 'menu', false);

  await page.goto('/profile');
  await pickPhoto(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, 'crop-photo', false);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await shoot(page, 'delete-account', false);
});
