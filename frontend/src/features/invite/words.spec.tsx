import { speak } from '@anew/words/language';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { speakPseudo, unmarked } from '#shared/testing/pseudo';
import { renderWithProviders } from '#shared/testing/render';
import { InvalidInvite, OwnInvite, SignedInInvite, SignedOutInvite } from './components/invite-page';

beforeEach(() => void speakPseudo());
afterEach(() => speak('en'));

const code = 'k7m2x9qa';
const action = { accept: jest.fn(), pending: false, failure: null };

it.each([
  ['a link without a code', <InvalidInvite signedIn={false} key="" />],
  ['a wrong code', <InvalidInvite signedIn={false} key="" code={code} />],
  ['the own code', <OwnInvite key="" code={code} />],
  ['an invitation', <SignedOutInvite key="" code={code} inviter="Anna" />],
  ['an invitation of somebody unnamed', <SignedOutInvite key="" code={code} inviter={null} />],
  ['an invitation after signing in', <SignedInInvite key="" code={code} inviter="Anna" action={action} />],
  ['the same, unnamed', <SignedInInvite key="" code={code} inviter={null} action={action} />],
])('%s shows nothing that is in no catalogue', (_name, element) => {
  renderWithProviders(<main>{element}</main>);
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('⟦');
  expect(unmarked(main)).toEqual([]);
});
