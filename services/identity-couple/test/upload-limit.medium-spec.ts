import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signUp } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { jpeg } from './pictures.factory.js';
import { putBytes, uploadUrl } from './uploads.js';

/** Uploads of one address within an hour. */
const UPLOADS = 60;

let system: System;

beforeAll(async () => {
  system = await System.start({ env: { RATE_LIMIT_FACTOR: '1' } });
}, 90_000);

afterAll(() => system.stop());

it('one address may put so many pictures an hour, and is told how long to wait', async () => {
  const path = await uploadUrl(await signUp(system.origin));
  const bytes = new Uint8Array(await jpeg());
  const statuses: number[] = [];
  for (let count = 0; count < UPLOADS; count++)
    statuses.push((await putBytes(system.origin, path, bytes)).status);
  expect(statuses).toEqual([200, ...Array.from({ length: UPLOADS - 1 }, () => 403)]);

  const { status, headers, body } = await putBytes(system.origin, path, bytes);
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
});
