import type { JournalEntry } from '@anew/contracts/journal/views';
import { beforeAll } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { SetupServer } from 'msw/node';
import { useLocation } from 'react-router-dom';
import { draftKey } from '#shared/lib/drafts';
import { renderWithProviders } from '#shared/testing/render';
import { JournalPage } from '../components/journal-page';
import { entryEditor, newEntryForm } from '../components/writing-parts';
import { fakeJournal } from './fake-journal';

beforeAll(() => Promise.all([newEntryForm.preload(), entryEditor.preload()]));

export const DRAFT_KEY = draftKey('journal', 'me');
export const DRAFT = JSON.stringify({ content: 'Begun', visibility: 'private', prompt: null });

function Address() {
  return <output>{useLocation().search}</output>;
}

export const openJournal = (path = '/journal?write=true', queryClient?: QueryClient) =>
  renderWithProviders(
    <>
      <JournalPage userId="me" partner="Sam" />
      <Address />
    </>,
    path,
    queryClient,
  );

export type User = ReturnType<typeof openJournal>['user'];

/** Opens a journal that has these entries, and waits until they are listed. */
export async function openWith(server: SetupServer, ...entries: JournalEntry[]) {
  const journal = fakeJournal(server, entries);
  const view = openJournal('/journal');
  await screen.findAllByRole('article');
  return { ...view, journal };
}

export const field = () => screen.getByRole('textbox', { name: 'What is on your mind?' });
export const readers = (who: 'Shared' | 'Private') =>
  screen.getByRole('radio', { name: new RegExp(`^${who}`) });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const storedDraft = () => JSON.parse(window.localStorage.getItem(DRAFT_KEY) ?? 'null') as unknown;
