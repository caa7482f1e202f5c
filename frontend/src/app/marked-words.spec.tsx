import { speak } from '@anew/words/language';
import { unreachable } from '@anew/words/shared';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { ScreenLanguage } from '#shared/lib/screen-language';
import { Reaction } from '#shared/reactions/reaction';
import { ReplyLine } from '#shared/reactions/reply-line';
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
import { NoteCard } from '../features/appreciations/note-card';
import { IntroScreen } from '../features/assessment/components/intro-screen';
import { PatternHero } from '../features/assessment/components/pattern-hero';
import { NO_ANSWERS } from '../features/assessment/lib/unsent-answers';
import { results } from '../features/assessment/testing/fixtures';
import { CrisisHelp, Disclaimer, EntryNote } from '../features/coaching/components/about-coach';
import { CallFirst } from '../features/coaching/components/call-first';
import { NewsNotice } from '../features/couple/components/news-notice';
import { BeforeTalk } from '../features/talks/components/before-talk';
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

const note = {
  id: 'n',
  userId: 'a',
  appreciation: 'You listened.',
  quality: 'patience',
  createdAt: '2026-11-20T10:00:00Z',
  partnerCanRead: false,
};
const received = { ...note, partnerCanRead: true, thanked: true };
const heavy = { ...results.pattern, name: 'Carrying a Lot' } as const;
const unsent = { value: NO_ANSWERS, choose: noop, goTo: noop, startFrom: noop, clear: noop };

/** Each with words of it that are in Spanish, and others that are not. */
const PARTS: [string, ReactNode, (string | RegExp)[], string[]?][] = [
  [
    'what stands around an appreciation, and not what somebody wrote',
    <NoteCard key="" note={note} isNew={false} userId="a" name="Ana" partner="Ben" />,
    ['De ti', /^Cualidad:/, /^Por ahora solo tú/],
    ['You listened.'],
  ],
  [
    'thanks',
    <Reaction key="" kind="appreciation" text={received} userId="a" partner="Ben" />,
    [/te da las gracias/],
  ],
  [
    'a reply, and not its text',
    <ReplyLine key="" own reply={{ text: 'Gladly.', createdAt: note.createdAt }} />,
    [/contestaste/],
    ['Gladly.'],
  ],
  [
    'what the coach is',
    <>
      <Disclaimer />
      <EntryNote onSeen={() => undefined} />
    </>,
    [/^El coach es IA: es educativo/, 'Antes de conversar', 'Entendido'],
  ],
  [
    'whom to call in danger',
    <CallFirst key="" number="988" />,
    [/^Llama al 988 y oprime 2/, /Línea de Prevención/],
  ],
  [
    'who helps a couple that carries a lot',
    <PatternHero key="" pattern={heavy} />,
    [
      'Llama al 988 y oprime 2',
      'Manda AYUDA por mensaje de texto al 988',
      /no quiere decir que hayas fallado/,
    ],
  ],
  [
    'the hotline before the first question',
    <IntroScreen key="" unsent={unsent} onStart={noop} />,
    [/^Ninguna de estas preguntas habla de miedo/, '1-800-799-7233'],
  ],
  [
    'whom a talk is not for',
    <BeforeTalk key="" area="trust" partners={[]} />,
    ['Esto no es para una relación en la que hay miedo.', '1-800-799-7233'],
  ],
];

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
    onEnglish(<AppreciationNote note={note} own />);
    await expectLanguages({
      es: [textual('De ti'), textual(/^Cualidad:/), textual(/^Por ahora solo tú/)],
      en: [textual('You listened.')],
    });
  });

  it.each(PARTS)('%s', async (_name, part, es, en = []) => {
    onEnglish(part);
    await expectLanguages({ es: es.map(textual), en: en.map(textual) });
  });

  it('help in a crisis', async () => {
    const { user } = onEnglish(<CrisisHelp />);
    await expectLanguages({ es: [named('Ayuda en crisis')] });
    await user.click(named('Ayuda en crisis'));
    await screen.findByRole('dialog', { name: 'Ayuda más allá del coach' });
    await expectLanguages({ es: [textual(/^Ayuda más allá/), textual(/^¿Alguien mira por encima/)] });
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
    await screen.findByRole('heading', { name: 'Ahora solo estás tú aquí' });
    await expectLanguages({
      es: [
        textual('Ahora solo estás tú aquí'),
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
