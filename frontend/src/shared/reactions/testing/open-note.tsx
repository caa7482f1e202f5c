import type { Appreciation } from '@anew/contracts/journal/views';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { latestAppreciationsQuery } from '#api/journal';
import { renderWithProviders } from '#shared/testing/render';
import { Reaction } from '../reaction';

export const AT = '2026-01-10T10:00:00.000Z';
export const THANKS = '/api/appreciation/note/thanks';
export const REPLY = '/api/appreciation/note/reply';
export const LIST = '/api/appreciation';

export const note: Appreciation = {
  id: 'note',
  userId: 'sam',
  appreciation: 'You waited up.',
  quality: 'Care',
  createdAt: AT,
  partnerCanRead: true,
  thanked: false,
  reply: null,
};

/** The list as a screen shows it. Its later reads answer what the server has been told. */
export function Notes({ partner }: { partner: string }) {
  const { data } = useQuery(latestAppreciationsQuery);
  return data?.map((text) => (
    <Reaction key={text.id} kind="appreciation" text={text} userId="me" partner={partner} />
  ));
}

export function openNote(server: SetupServer, over: Partial<Appreciation> = {}, partner = 'Sam') {
  const text = { ...note, ...over };
  server.use(http.get(LIST, () => HttpResponse.json([text])));
  const view = renderWithProviders(<Notes partner={partner} />);
  const told = (what: Partial<Appreciation>) =>
    server.use(http.get(LIST, () => HttpResponse.json([{ ...text, ...what }])));
  return { ...view, told };
}

export const field = () => screen.findByLabelText('Your line back to Sam');
export const write = () => screen.findByRole('button', { name: /^Write a line back/ });
export const change = () => screen.findByRole('button', { name: /^Change my line/ });
