import { speak } from '@anew/words/language';
import { unreachable } from '@anew/words/shared';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { ScreenLanguage } from '#shared/lib/screen-language';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { AppreciationNote } from '#shared/ui/appreciation-note';
import { Button } from '#shared/ui/button';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { DictationButton } from '#shared/ui/dictation-button';
import { ErrorState } from '#shared/ui/error-state';
import { Notice } from '#shared/ui/notice';
import { ShowMore } from '#shared/ui/show-more';
import { useToast } from '#shared/ui/toast/use-toast';
import { WordsForm } from '#shared/ui/words-form';
import { NewsNotice } from '../features/couple/components/news-notice';
import { speakWantedLanguage } from './other-language';

const server = apiServer();
const noop = () => undefined;

beforeAll(async () => {
  document.cookie = 'anew_language=es; path=/';
  await speakWantedLanguage();
});

afterAll(() => {
  document.cookie = 'anew_language=; max-age=0; path=/';
  document.documentElement.lang = 'en';
  speak('en');
});

const langOf = (element: HTMLElement) => element.closest<HTMLElement>('[lang]')?.lang;
const named = (name: string) => screen.getByRole('button', { name });
const textual = (text: string | RegExp) => screen.getByText(text);

/** What stands on a screen that is still English. */
const onEnglish = (children: ReactNode) =>
  renderWithProviders(
    <ScreenLanguage value="en">
      <main lang="en">{children}</main>
    </ScreenLanguage>,
  );

async function expectLanguages(elements: { es: HTMLElement[]; en?: HTMLElement[] }) {
  await waitFor(() => expect(elements.es.map(langOf)).toEqual(elements.es.map(() => 'es')));
  expect(elements.en?.map(langOf) ?? []).toEqual(elements.en?.map(() => 'en') ?? []);
}

describe('on a screen that is still English, what is said in Spanish is marked as Spanish:', () => {
  it('a failure', async () => {
    onEnglish(<ErrorState title="Your letters did not load" onRetry={noop} />);
    await expectLanguages({
      es: [textual(/^No se perdió nada/), named('Reintentar')],
      en: [textual('Your letters did not load')],
    });
  });

  it('a dialog’s buttons', async () => {
    onEnglish(
      <ConfirmDialog
        open
        title="Remove?"
        description="For good."
        confirm="Yes"
        onConfirm={noop}
        onClose={noop}
      />,
    );
    await screen.findByRole('dialog', { name: 'Remove?' });
    await expectLanguages({
      es: [named('Cerrar'), named('Cancelar')],
      en: [textual('Remove?'), textual('For good.'), named('Yes')],
    });
  });

  it('an appreciation’s author and quality, and not what somebody wrote', async () => {
    const appreciation = 'You listened.';
    const note = {
      id: 'n',
      userId: 'a',
      appreciation,
      quality: 'patience',
      createdAt: '2026-11-20T10:00:00Z',
    };
    onEnglish(<AppreciationNote note={{ ...note, partnerCanRead: false }} own />);
    await expectLanguages({
      es: [textual('De ti'), textual(/^Cualidad:/), textual(/^Por ahora solo tú/)],
      en: [textual(appreciation)],
    });
  });

  it('how many are shown', async () => {
    const query = {
      hasNextPage: true,
      isFetching: true,
      isFetchingNextPage: true,
      isFetchNextPageError: false,
    };
    const read = { ...query, fetchNextPage: () => Promise.resolve() };
    onEnglish(<ShowMore label="Older" end="All" failed="Failed" query={read} shown={12} />);
    await expectLanguages({ es: [named('Cargando...'), textual('Se muestran 12')] });
  });

  it('where the voice may go', async () => {
    const dictation = { isSupported: true, isListening: true, guess: 'hello', problem: null };
    onEnglish(
      <DictationButton dictation={{ ...dictation, toggle: noop, stop: noop, end: noop }} label="Speak" />,
    );
    await expectLanguages({
      es: [textual(/^Tu navegador puede/), textual('Escuchando…')],
      en: [textual('Speak'), textual('hello')],
    });
  });

  it('room that is left in a form', async () => {
    onEnglish(
      <WordsForm
        label="A line"
        hint=""
        most={9}
        text="Thank you"
        onChange={noop}
        failure={null}
        submit="Send"
        pending={false}
        pendingLabel="…"
        onSubmit={noop}
        onClose={noop}
      />,
    );
    await expectLanguages({
      es: [textual('Quedan 0 caracteres'), named('Cerrar')],
      en: [textual('A line'), named('Send')],
    });
  });

  it('news of the couple', async () => {
    const news = {
      kind: 'parted',
      at: '2026-01-10T10:00:00Z',
      firstName: null,
      undoUntil: null,
      seen: false,
    };
    server.use(http.get('/api/couples/news', () => HttpResponse.json(news)));
    onEnglish(<NewsNotice />);
    await screen.findByRole('heading', { name: 'Ahora estás aquí por tu cuenta' });
    await expectLanguages({
      es: [
        textual('Ahora estás aquí por tu cuenta'),
        textual(/ya no comparten una cuenta de pareja/),
        textual(/^Hay un código de invitación nuevo/),
        named('De acuerdo'),
      ],
    });
  });

  it('what the server says', async () => {
    onEnglish(<Notice tone="danger">Entra para continuar, por favor.</Notice>);
    await expectLanguages({ es: [textual('Entra para continuar, por favor.')] });
  });

  it('one half of a toast', async () => {
    function Fail() {
      const { toast } = useToast();
      return <Button onClick={() => toast({ title: 'Not sent', description: unreachable() })}>Send</Button>;
    }
    const { user } = onEnglish(<Fail />);
    await user.click(named('Send'));
    await expectLanguages({ es: [textual(/^En este momento/)], en: [textual('Not sent')] });
  });
});

it('a mark goes when its words do', async () => {
  const on = (text: string) => (
    <main lang="en">
      <p>{text}</p>
    </main>
  );
  const { rerender } = render(on('Cerrar'));
  await expectLanguages({ es: [textual('Cerrar')] });
  rerender(on('Close'));
  await waitFor(() => expect(langOf(textual('Close'))).toBe('en'));
});

it('a part that carries its own mark keeps it', async () => {
  onEnglish(
    <>
      <p lang="fr">Cerrar</p>
      <p>Cancelar</p>
    </>,
  );
  await expectLanguages({ es: [textual('Cancelar')] });
  expect(langOf(textual('Cerrar'))).toBe('fr');
});

it('nothing is marked on a screen that is in Spanish as a whole', async () => {
  renderWithProviders(
    <>
      <ErrorState onRetry={noop} />
      <p lang="en">
        <b>Cerrar</b>
      </p>
    </>,
  );
  await expectLanguages({ es: [textual('Cerrar')] });
  expect(named('Reintentar')).not.toHaveAttribute('lang');
});
