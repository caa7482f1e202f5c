import * as journal from '@anew/words/journal';
import * as words from '@anew/words/journal-writing';
import { speak } from '@anew/words/language';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { drafts } from '#shared/lib/drafts';
import { apiServer } from '#shared/testing/api-server';
import { speakPseudo, unmarked } from '#shared/testing/pseudo';
import { renderWithProviders } from '#shared/testing/render';
import { NewEntry } from './components/new-entry';
import { UnsentPhoto } from './components/unsent-photo';
import type { ChosenPhoto } from './hooks/use-photo';
import { fakeJournal } from './testing/fake-journal';

const server = apiServer();

beforeEach(() => void speakPseudo());
afterEach(() => {
  drafts.clearAll();
  speak('en');
});

const ours = () => unmarked(screen.getByRole('main'));

it.each([null, 'Sam'])(
  'the form shows nothing that is in no catalogue, with the partner %s',
  async (partner) => {
    fakeJournal(server);
    const { user } = renderWithProviders(<main>{<NewEntry userId="me" partner={partner} />}</main>);
    await user.click(screen.getByRole('button', { name: journal.writeButton() }));
    await user.type(await screen.findByLabelText(words.whatIsOnYourMind()), '1');
    expect(await screen.findByText(words.draftSaved())).toBeInTheDocument();
    expect(ours()).toEqual([]);
  },
);

const photo: ChosenPhoto = {
  choice: { kept: null, picked: { jpeg: new Blob(), url: 'blob:photo' }, caption: '' },
  problem: 'tooLarge',
  isOpening: false,
  pick: () => Promise.resolve(),
  describe: () => undefined,
  remove: () => undefined,
  reset: () => undefined,
};

it('a photo shows nothing that is in no catalogue', () => {
  const nothing = () => undefined;
  renderWithProviders(
    <main>
      <UnsentPhoto
        photo={photo}
        failure={null}
        isPending={false}
        isLeavingOut={false}
        part={0.5}
        onSend={nothing}
        onClose={nothing}
      />
    </main>,
  );
  expect(screen.getByText(words.tooLarge())).toBeInTheDocument();
  expect(ours()).toEqual([]);
});
