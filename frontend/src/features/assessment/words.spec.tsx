import { ASSESSMENT_CATEGORIES } from '@anew/contracts/assessment/instrument';
import * as assessment from '@anew/words/assessment';
import * as card from '@anew/words/assessment-card';
import * as news from '@anew/words/assessment-news';
import * as ownPart from '@anew/words/assessment-own-part';
import * as places from '@anew/words/assessment-places';
import * as found from '@anew/words/assessment-results';
import * as rounds from '@anew/words/assessment-rounds';
import { complete, words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { apiServer } from '#shared/testing/api-server';
import { speakPseudo, unmarked } from '#shared/testing/pseudo';
import { renderWithProviders } from '#shared/testing/render';
import { AssessmentCard } from './components/assessment-card';
import { AssessmentLink } from './components/assessment-link';
import { AssessmentNotice } from './components/assessment-notice';
import { AssessmentPage } from './components/assessment-page';
import { OwnPart } from './components/own-part';
import { PatternHero } from './components/pattern-hero';
import { type Backend, fakeBackend } from './testing/fake-api';
import { nextNow, ownResponses, results, round } from './testing/fixtures';

const server = apiServer();

afterEach(() => speak('en'));

const heavy = { ...results.pattern, name: 'Carrying a Lot' } as const;
const bare = { ...results, strengthAreas: [], priorityAreas: [], recommendations: [], readDifferently: [] };
const both = { responses: ownResponses, results };
const twoRounds = { rounds: [round(2), round(1)], next: nextNow };

/** Each with what the server says, and a word by which it is there. */
const SCREENS: [string, ReactNode, Partial<Backend>, () => string][] = [
  ['the introduction', <AssessmentPage key="" />, {}, assessment.alone],
  ['the own part', <AssessmentPage key="" />, { responses: ownResponses }, places.ownPicture],
  ['the results of two rounds', <AssessmentPage key="" />, { ...both, rounds: twoRounds }, rounds.title],
  ['results without advice', <AssessmentPage key="" />, { ...both, results: bare }, found.noModule],
  ['the card of somebody new', <AssessmentCard key="" />, {}, card.take],
  ['the card of both', <AssessmentCard key="" />, both, card.both],
  ['the link', <AssessmentLink key="" />, both, news.view],
  ['the notice', <AssessmentNotice key="" />, { news: { newResults: true, proposal: null } }, news.see],
  ['the part on the dashboard', <OwnPart key="" />, { responses: ownResponses }, ownPart.show],
];

/** Names of areas and texts of results come from the server. Dates are no words of ours. */
const said = JSON.stringify([results, ASSESSMENT_CATEGORIES]);
const ours = () =>
  unmarked(screen.getByRole('main')).filter(
    (text) => !said.includes(text.replace(/[“”]/g, '')) && !/^\w+ \d+, \d{4}$/.test(text),
  );

describe.each(SCREENS)('%s', (_name, element, known, word) => {
  beforeEach(() => void speakPseudo());

  it('shows nothing that is in no catalogue', async () => {
    fakeBackend(server, known);
    renderWithProviders(<main>{element}</main>);
    expect(await screen.findByText(word())).toBeInTheDocument();
    expect(ours()).toEqual([]);
  });
});

it('a question shows nothing that is in no catalogue', async () => {
  speakPseudo();
  fakeBackend(server);
  const { user } = renderWithProviders(<main>{<AssessmentPage />}</main>);
  await user.click(await screen.findByRole('button', { name: assessment.begin() }));
  expect(await screen.findByRole('button', { name: assessment.next() })).toBeInTheDocument();
  expect(ours()).toEqual([]);
});

describe('in Spanish', () => {
  beforeEach(() => {
    learn('es', words);
    speak('es', complete);
  });

  it('names the hotline before the first question', async () => {
    fakeBackend(server);
    renderWithProviders(<AssessmentPage />);
    const hotline = await screen.findByRole('link', { name: '1-800-799-7233' });
    expect(hotline).toHaveAttribute('href', 'tel:+18007997233');
    expect(hotline.parentElement).toHaveTextContent(/la Línea Nacional contra la Violencia Doméstica/);
  });

  it('says to a couple that carries a lot who helps', () => {
    renderWithProviders(<PatternHero pattern={heavy} />);
    const call = screen.getByRole('link', { name: 'Llama al 988 y oprime 2' });
    expect(call).toHaveAttribute('href', 'tel:988');
    const text = screen.getByRole('link', { name: 'Manda AYUDA por mensaje de texto al 988' });
    expect(text).toHaveAttribute('href', 'sms:988?body=AYUDA');
    expect(screen.getByText(/no quiere decir que hayas fallado/)).toBeVisible();
  });
});
