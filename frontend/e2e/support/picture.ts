import type { Page } from '@playwright/test';

/** A picture of 600 × 400 pixels, drawn by the browser itself. */
export async function drawPicture(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 400;
    const context = canvas.getContext('2d')!;
    for (const [color, x, y, width, height] of [
      ['#a9c4c0', 0, 0, 600, 400],
      ['#5b7f63', 0, 260, 600, 140],
      ['#c2643c', 250, 120, 100, 200],
    ] as const) {
      context.fillStyle = color;
      context.fillRect(x, y, width, height);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** Picks a picture as the person's photo. */
export async function pickPhoto(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(await drawPicture(page));
}
