import { speak } from '@anew/words/language';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { speakPseudo, unmarked } from '#shared/testing/pseudo';
import { renderWithProviders } from '#shared/testing/render';
import { SetupScreen } from './components/setup-screen';
import { SimpleSetupPage } from './components/simple-setup-page';

beforeEach(() => void speakPseudo());
afterEach(() => speak('en'));

const create = { start: jest.fn(), pending: false, failed: true };
const join = { join: jest.fn(), pending: false, failure: null };
const found = { foundCode: '', invite: { inviter: null, isDead: false } };
const dead = { foundCode: 'k7m2x9qa', invite: { inviter: null, isDead: true } };
const actions = { create, join };

it.each([
  ['the first screen', <SetupScreen key="" firstName={null} {...actions} {...found} />],
  ['the first screen with a code', <SetupScreen key="" firstName="Maria" {...actions} {...dead} />],
  ['creating', <SimpleSetupPage key="" signedIn {...actions} {...found} />],
  ['creating before signing in', <SimpleSetupPage key="" signedIn={false} {...actions} {...found} />],
  ['an account that is there', <SimpleSetupPage key="" signedIn hasAccount {...actions} {...found} />],
  ['joining', <SimpleSetupPage key="" signedIn joining {...actions} {...dead} />],
])('%s shows nothing that is in no catalogue', (_name, element) => {
  renderWithProviders(<main>{element}</main>);
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('⟦');
  expect(unmarked(main)).toEqual([]);
});
