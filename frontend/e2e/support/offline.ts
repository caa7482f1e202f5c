import { expect, type Page } from '@playwright/test';

/** Everything that this browser stores for when there is no network. */
export function kept(page: Page): Promise<{ paths: string[]; text: string }> {
  return page.evaluate(async () => {
    const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(open.map((cache) => cache.keys()))).flat();
    const answers = await Promise.all(requests.map((request) => caches.match(request)));
    const texts = await Promise.all(answers.map(async (answer) => answer?.text()));
    return { paths: requests.map(({ url }) => new URL(url).pathname), text: texts.join('\n') };
  });
}

export async function workerInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until the service worker can show the page of somebody `WITH_WORKER` without a network. */
export async function readyForOffline(page: Page): Promise<void> {
  await workerInCharge(page);
  const paths = async () => (await kept(page)).paths;
  await expect
    .poll(paths)
    .toEqual(expect.arrayContaining(['/simple-setup', '/api/content/modules/our-vision']));
}
