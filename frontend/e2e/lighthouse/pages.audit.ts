import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@anew/testkit/servers';
import { type BrowserContext, chromium, expect, test } from '@playwright/test';
import { liveAWhile } from '../support/couple-life.js';
import { audit, type Category } from '../support/lighthouse.js';
import { slowdownOf } from '../support/phone.js';
import { COUPLE_SCREENS } from '../support/routes.js';
import { origin, pair } from '../support/visitor.js';

/**
 * The brief run visits only the first two pages and asks for less speed, because the machine may be doing other work.
 */
const IS_BRIEF = process.env.LIGHTHOUSE_BRIEF !== undefined;
const BUSY_PERFORMANCE = 90;

const LANDING = {
  performance: IS_BRIEF ? BUSY_PERFORMANCE : 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Search engines do not see these pages, so there is no `seo`. */
const SIGNED_IN = {
  performance: IS_BRIEF ? BUSY_PERFORMANCE : 98,
  accessibility: 100,
  'best-practices': 100,
};
const { dashboard, ...others } = COUPLE_SCREENS;
const AUDITED = IS_BRIEF ? [dashboard] : [dashboard, ...Object.values(others)];

let folder: string;
let port: number;
let context: BrowserContext;

test.beforeAll(async ({ launchOptions }) => {
  folder = await mkdtemp(join(tmpdir(), 'anew-lighthouse-'));
  port = await freePort();
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  context = await chromium.launchPersistentContext(folder, { ...launchOptions, args });
});

test.afterAll(async () => {
  await context.close();
  await rm(folder, { recursive: true, force: true });
});

async function expectScores(path: string, aims: Partial<Record<Category, number>>): Promise<void> {
  const slowdown = await slowdownOf(context);
  const { scores, layoutShift, faults } = await audit(
    new URL(path, origin()).href,
    port,
    slowdown,
    IS_BRIEF ? 'best' : 'median',
  );
  const detail = [`shift ${layoutShift}`, `slowdown ${slowdown.toFixed(1)}`, ...faults].join(', ');
  console.log(path, Object.values(scores).join(' '), detail);
  for (const [name, aim] of Object.entries(aims)) {
    expect.soft(scores[name as Category], `${name}: ${faults.join(', ')}`).toBeGreaterThanOrEqual(aim);
  }
  expect.soft(layoutShift, 'shift of the layout').toBe(0);
}

test('landing', () => expectScores('/', LANDING));

test.describe('signed in', () => {
  test.beforeAll(async ({ browser }) => {
    const couple = await pair(browser);
    await liveAWhile(couple);
    await context.addCookies(await couple[0].context().cookies());
  });

  for (const [path] of AUDITED) test(path, () => expectScores(path, SIGNED_IN));
});
