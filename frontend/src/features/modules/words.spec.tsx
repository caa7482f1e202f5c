import { complete, words } from '@anew/words/es';
import { learn, speak } from '@anew/words/language';
import * as module from '@anew/words/module';
import * as card from '@anew/words/module-card';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '#shared/testing/api-server';
import { speakPseudo, unmarked } from '#shared/testing/pseudo';
import { renderWithProviders } from '#shared/testing/render';
import { ModulePage } from './components/module-page';
import { ModulesPage } from './components/modules-page';
import { PartnerName } from './hooks/use-partner-steps';
import { safety, summary } from './testing/fixtures';

const following = { ...summary, slug: 'our-vision' };
const server = apiServer(
  http.get('/api/modules', () => HttpResponse.json([summary, following])),
  http.get('/api/content/modules/emotional-safety', () => HttpResponse.json(safety)),
  http.get('/api/modules/emotional-safety/action-completions', () => HttpResponse.json([])),
  http.get('/api/modules/emotional-safety/partner-steps', () => HttpResponse.json([])),
);

beforeEach(() => void speakPseudo());
afterEach(() => speak('en'));

const said = JSON.stringify([safety, summary]).toLowerCase();
/** Unmarked texts of the screen, except those of the server, which are not translated here. */
const ours = () => unmarked(screen.getByRole('main')).filter((text) => !said.includes(text.toLowerCase()));

it('a module says no Spanish word inside its English sentences', () => {
  learn('es', words);
  speak('es', complete);
  expect(complete).not.toContain('module');
  expect(module.yourPartner()).toBe('Your partner');
});

it('the list shows nothing that is in no catalogue', async () => {
  renderWithProviders(<main>{<ModulesPage assessment={null} />}</main>);
  expect(await screen.findAllByText(card.duration())).toHaveLength(2);
  expect(ours()).toEqual([]);
});

it('a module shows nothing that is in no catalogue', async () => {
  renderWithProviders(
    <main>
      <PartnerName value="Sam">
        <ModulePage slug="emotional-safety" />
      </PartnerName>
    </main>,
  );
  expect(await screen.findByText(module.nextModule())).toBeInTheDocument();
  expect(ours()).toEqual([]);
});

it('a module that is missing shows nothing that is in no catalogue', async () => {
  server.use(http.get('/api/content/modules/none', () => HttpResponse.json(null, { status: 404 })));
  renderWithProviders(
    <main>
      <ModulePage slug="none" />
    </main>,
  );
  expect(await screen.findByText(module.notFoundText())).toBeInTheDocument();
  expect(ours()).toEqual([]);
});
