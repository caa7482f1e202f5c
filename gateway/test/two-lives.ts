import type { UploadedPicture, UploadTicket } from '@anew/contracts/identity/views';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { jpeg } from '@anew/pictures/testing/pictures';
import { giveBack, type GivenBack, type Life, live, resultsOf } from '@anew/testkit/life';
import { couple, type SignedUp } from '@anew/testkit/person';
import { putPicture } from './put-picture.js';

/** Two partners, and what each of them wrote. */
export interface TwoLives {
  me: SignedUp;
  partner: SignedUp;
  mine: Life & GivenBack;
  theirs: Life & GivenBack;
}

export const nameOf = ({ user }: SignedUp): string => `name-of-${user.id.slice(-12)}`;

/** A couple of whom each has used every part of the product, and answered what the other wrote. */
export async function twoLives(origin: string): Promise<TwoLives> {
  const [me, partner] = await couple(origin);
  const headers = { 'idempotency-key': 'the-first-name' };
  await me.expectOk(me.call('PUT', '/api/profile/update', { body: { firstName: nameOf(me) }, headers }));
  const [mine, theirs] = [await live(me, 0), await live(partner, 1)];
  await resultsOf(me, [me, partner]);
  await settle(me, partner);
  const given = [await giveBack(me, partner), await giveBack(partner, me)] as const;
  return { me, partner, mine: { ...mine, ...given[0] }, theirs: { ...theirs, ...given[1] } };
}

/** Chooses and adds whatever else can be chosen and added. */
async function settle(me: SignedUp, partner: SignedUp): Promise<void> {
  const change = (method: 'post' | 'put', path: string, body: object) => me.expectOk(me[method](path, body));
  await change('put', '/api/household', { children: ['mine'] });
  await change('put', '/api/profile/story', { past: ['widowed'], first: 'our-vision' });
  await change('put', '/api/preferences', { language: 'es', questionStyle: 'light' });
  await change('post', '/api/focuses', { moduleSlug: 'our-vision', priority: 'high' });
  await change('post', '/api/sharing/decide', { partnerId: partner.user.id, choice: 'all' });

  const [entry] = await me.expectOk(me.get<JournalEntry[]>('/api/journal?filter=mine'));
  await me.expectOk(putPicture(me, `/api/journal/${entry?.id}/photo`, await jpeg()));
  const { uploadURL } = await me.expectOk(me.post<UploadTicket>('/api/objects/upload'));
  const { url } = await me.expectOk(putPicture<UploadedPicture>(me, uploadURL, await jpeg()));
  await change('put', '/api/profile/avatar', { avatarURL: url });
}
