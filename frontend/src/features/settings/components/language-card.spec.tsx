import { complete, words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { browser } from '#shared/lib/browser';
import { readCookie } from '#shared/lib/cookies';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { renderWithProviders } from '#shared/testing/render';
import { LanguageCard } from './language-card';

const server = apiServer();
const reload = jest.spyOn(browser, 'reload').mockReturnValue();
let sent: unknown;

function answerWith(answer: () => Response): void {
  server.use(
    http.put('/api/preferences', async ({ request }) => {
      sent = await request.json();
      return answer();
    }),
  );
}

async function choose(language: string) {
  const { user } = renderWithProviders(<LanguageCard />);
  await user.selectOptions(screen.getByRole('combobox'), language);
}

beforeEach(() => {
  sent = undefined;
  reload.mockClear();
  document.cookie = 'anew_language=; max-age=0; path=/';
});

afterEach(() => speak('en'));

it('stores the choice with the account and on this device, and loads the page in it', async () => {
  answerWith(() => HttpResponse.json({}));
  await choose('Español');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(sent).toEqual({ language: 'es' });
  expect(readCookie('anew_language')).toBe('es');
});

it('changes nothing on this device when the account could not store it, and says so', async () => {
  answerWith(() => refusal(503, 'service_unavailable', ''));
  await choose('Español');
  expect(await screen.findByRole('alert')).toHaveTextContent('This was not changed. Please try again.');
  expect(screen.getByRole('combobox')).toHaveValue('en');
  expect(readCookie('anew_language')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it('names each language in itself, and speaks Spanish to whoever reads that', () => {
  learn('es', words);
  speak('es', complete);
  document.cookie = 'anew_language=es; path=/';
  renderWithProviders(<LanguageCard />);
  expect(screen.getByRole('heading', { name: 'Idioma' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Idioma de Anew y de tus correos' })).toHaveValue('es');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['English', 'Español']);
});

it('starts with the first language of the browser’s list that there is', () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValueOnce(['fr-CA', 'es-MX', 'en']);
  renderWithProviders(<LanguageCard />);
  expect(screen.getByRole('combobox')).toHaveValue('es');
});
