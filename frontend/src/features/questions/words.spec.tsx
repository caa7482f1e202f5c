import type { BothAnswers } from '@anew/contracts/content/answers';
import { speak } from '@anew/words/language';
import * as questions from '@anew/words/questions';
import * as today from '@anew/words/todays-question';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { speakPseudo, unmarked } from '#shared/testing/pseudo';
import { renderWithProviders } from '#shared/testing/render';
import { QuestionsPage } from './components/questions-page';
import { TodaysQuestion } from './components/todays-question';
import { fakeQuestions, mine, OPENED, PASSED, past, SEALED, todays } from './testing/fake-questions';

const server = apiServer();

beforeEach(() => void speakPseudo());
afterEach(() => speak('en'));

const ours = () => unmarked(screen.getByRole('main'));

it.each([
  ['the empty list', [], questions.none],
  ['the list', [past(), past({ id: 'other', day: '2026-01-08', partner: null })], questions.soFarOnlyYou],
] as const)('%s shows nothing that is in no catalogue', async (_name, answered, word) => {
  server.use(http.get('/api/prompts/answered', () => HttpResponse.json(answered)));
  renderWithProviders(<main>{<QuestionsPage userId="me" partner="Ben" />}</main>);
  expect(await screen.findByText(word())).toBeInTheDocument();
  expect(ours()).toEqual([]);
});

const ANSWERS: [string, Partial<BothAnswers>][] = [
  ['nobody has answered', {}],
  ['the partner has answered', { partner: SEALED }],
  ['one has answered', { mine: mine() }],
  ['one is passing', { mine: PASSED, partner: SEALED }],
  ['both have answered', { mine: mine(), partner: OPENED }],
];

it.each(ANSWERS)('today’s question shows nothing that is in no catalogue when %s', async (_name, answers) => {
  fakeQuestions(server, todays(answers));
  const step = { state: 'done', sign: null } as const;
  renderWithProviders(
    <main>
      <TodaysQuestion userId="me" partner="Ben" step={step} />
    </main>,
  );
  expect(await screen.findByText(today.answered())).toBeInTheDocument();
  expect(ours()).toEqual([]);
});
