import { beforeAll } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { draftKey } from '#shared/lib/drafts';
import { renderWithProviders } from '#shared/testing/render';
import { JournalPage } from '../components/journal-page';
import { entryEditor, newEntryForm } from '../components/writing-parts';

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

export const field = () => screen.getByRole('textbox', { name: 'What is on your mind?' });
export const readers = (who: 'Shared' | 'Private') =>
  screen.getByRole('radio', { name: new RegExp(`^${who}`) });
export const button = (name: string) => screen.getByRole('button', { name });
export const toasts = () => within(screen.getByRole('region', { name: 'Notifications (F8)' }));
export const storedDraft = () => JSON.parse(window.localStorage.getItem(DRAFT_KEY) ?? 'null') as unknown;
