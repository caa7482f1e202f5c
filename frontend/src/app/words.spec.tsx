import { complete, words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ReplyForm } from '#shared/reactions/reply-form';
import { alone } from '#shared/testing/people';
import { speakPseudo, unmarked } from '#shared/testing/pseudo';
import { renderWithProviders } from '#shared/testing/render';
import { ErrorState } from '#shared/ui/error-state';
import { CrisisHelp, Disclaimer } from '../features/coaching/components/about-coach';
import { CallFirst } from '../features/coaching/components/call-first';
import { RehearsePage } from '../features/coaching/components/rehearsal/rehearse-page';
import { AlreadyTogether } from '../features/couple/components/already-together';
import { HelpPage } from '../features/help/components/help-page';
import { AppCodes } from '../features/profile/components/app-codes';
import DeleteAccount from '../features/profile/components/delete-account';
import { InvitePartner } from '../features/profile/components/invite-partner';
import { Passkeys } from '../features/profile/components/passkeys';
import RecoveryCodesDialog from '../features/profile/components/recovery-codes-dialog';
import { CoupleCard } from '../features/settings/components/couple-card';
import { LanguageCard } from '../features/settings/components/language-card';
import { LeaveCard } from '../features/settings/components/leave-card';
import { SoloExercise } from '../features/waiting/components/solo-exercise';
import { Footer } from './layout/footer';
import { ScreenWords } from './layout/screen-words';
import { wholeScreens } from './other-language';
import { PrivacyNote } from './privacy-note';

afterEach(() => speak('en'));

const noop = () => undefined;
const IDLE = { start: noop, forget: noop, pending: false, failure: null };
const NOTE = { kind: 'journal', id: 'entry' } as const;
const PASSKEY = {
  id: 'passkey',
  name: 'Firefox',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
};

/** What is wholly in the catalogues. A screen that has been converted is added here. */
const CONVERTED: Record<string, ReactNode> = {
  help: <HelpPage />,
  'choosing a language': <LanguageCard />,

  'the footer': <Footer />,
  'agreeing to the policy': <PrivacyNote />,
  'what did not load': <ErrorState onRetry={() => undefined} />,
  'a line back': (
    <ReplyForm text={NOTE} userId="ada" partner="" sent="" autoFocus={false} onSent={noop} onClose={noop} />
  ),
  'leaving the couple account': <LeaveCard alone={false} action={IDLE} />,
  'the couple account': <CoupleCard couple={alone} renewCode={IDLE} />,
  'deleting the account': <DeleteAccount onClose={noop} />,
  'inviting a partner': <InvitePartner code="k7m2x9qa" />,
  'codes of an app': <AppCodes totp recoveryCodesLeft={1} />,
  'recovery codes': <RecoveryCodesDialog codes={['abcd-efgh']} focusAfterward="" onClose={noop} />,
  passkeys: <Passkeys passkeys={[PASSKEY]} />,

  'rehearsing a message': <RehearsePage />,
  'being together already': <AlreadyTogether partner="" />,
  'being together already, by name': <AlreadyTogether partner="Ada" />,
  'an exercise for one': <SoloExercise since="2026-11-20T10:00:00Z" />,
};

describe.each(Object.keys(CONVERTED))('%s', (name) => {
  beforeEach(() => void speakPseudo());

  it('shows nothing that is in no catalogue', async () => {
    renderWithProviders(CONVERTED[name]);
    // A dialog's code is loaded when it opens.
    await waitFor(() => expect(document.body).toHaveTextContent('⟦'));
    expect(unmarked(document.body)).toEqual([]);
  });
});

it('finds words that are in no catalogue, in texts and in attributes', () => {
  renderWithProviders(
    <main>
      <p>Plain</p>
      <input aria-label="Named" />
      <p>
        ⟦Before <a href="/help">the help pages</a> after⟧ <bdi>Ada</bdi>
      </p>
    </main>,
  );
  expect(unmarked(screen.getByRole('main'))).toEqual(['Plain', 'Named']);
});

describe('in Spanish', () => {
  beforeEach(() => {
    learn('es', words);
    speak('es', [...complete, ...wholeScreens(complete)]);
  });

  function open(id: string) {
    const element = (
      <ScreenWords>
        <p>Words</p>
      </ScreenWords>
    );
    render(<RouterProvider router={createMemoryRouter([{ id, path: '/', element }])} />);
    return screen.getByText('Words');
  }

  it('a screen whose words are still English says so, once, and is marked as English', () => {
    expect(open('terms').closest<HTMLElement>('[lang]')?.lang).toBe('en');
    expect(screen.getByText('Esta parte todavía está en inglés.')).toBeVisible();
  });

  it('a screen that is in Spanish says nothing', () => {
    expect(open('help').closest('[lang]')).toBeNull();
    expect(screen.queryByText('Esta parte todavía está en inglés.')).toBeNull();
  });

  it('help names the numbers, in Spanish', () => {
    jest.spyOn(console, 'error');
    renderWithProviders(<HelpPage />);
    expect(screen.getByText(/oprime 2 para español/)).toBeInTheDocument();
    const line = screen.getByText(/Si estás en crisis, llama al/).closest('p');
    expect(line).toHaveTextContent('manda START al 88788');
    expect(line?.querySelector('a[href="tel:+18007997233"]')).toBeVisible();
    expect(line?.closest('details')).toBeNull();
    expect(screen.getByRole('button', { name: 'Salida rápida' })).toBeInTheDocument();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('the coach names who helps, in Spanish', async () => {
    const { user } = renderWithProviders(
      <>
        <Disclaimer />
        <CallFirst number="988" />
        <CrisisHelp />
      </>,
    );
    for (const said of [/^El coach es IA/, /^Llama al 988 y oprime 2/])
      expect(screen.getByText(said)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ayuda en crisis' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ayuda más allá del coach' });
    expect(dialog).toHaveTextContent('manda AYUDA al 988');
    expect(screen.getByRole('link', { name: '1-800-799-7233' })).toHaveAttribute('href', 'tel:+18007997233');
  });
});
