import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import type { User } from '@anew/contracts/identity/views';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import { currentUserQuery } from '#api/account';
import { createQueryClient } from '#shared/api/query-client';
import { browser } from '#shared/lib/browser';
import { DRAFT_SAVED_AFTER_MS } from '#shared/lib/draft-writer';
import { forgetPerson } from '#shared/lib/forget';
import { leaveAtOnce } from '#shared/quick-exit/leave';
import { Letter, pass, stored, write } from '#shared/testing/letter';
import { hearsItself } from '#shared/testing/other-tab';
import { maria } from '#shared/testing/people';
import { useUnsentAnswers } from '../features/assessment/hooks/use-unsent-answers';
import { keepOnlyOwn } from './own-device';

const field = () => screen.getByRole('textbox', { hidden: true });
const save = () => pass(DRAFT_SAVED_AFTER_MS);

/** A page that this person opens in a window of their own, beside the one with the letter. */
async function visit(id: string): Promise<void> {
  const client = createQueryClient();
  const visitor: User = { ...maria, id };
  client.setQueryData(currentUserQuery.queryKey, visitor);
  await act(() => keepOnlyOwn(client));
}

/** The letter is Maria's (see its key), and its words are stored. */
beforeEach(async () => {
  window.localStorage.clear();
  await visit('maria');
  render(<Letter />);
  await write('Mine');
  save();
  hearsItself();
});

it('keeps on its screen, and not on the device, what was written before somebody else signed in', async () => {
  await visit('sam');
  expect(field()).toHaveValue('Mine');
  expect(screen.getByText('Kept: not yet')).toBeVisible();
  await write(' alone');
  save();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(field()).toHaveValue('Mine alone');
  expect(Object.keys(window.localStorage)).toEqual(['anew-owner']);
});

it('goes on with it once its person is back, and keeps it again', async () => {
  await visit('sam');
  await visit('maria');
  expect(field()).toHaveValue('Mine');
  await write(' again');
  save();
  expect(stored()).toBe('"Mine again"');
});

it('keeps it once its person is back, although they type nothing, and although the other has signed out before', async () => {
  await visit('sam');
  act(forgetPerson);
  save();
  expect(field()).toHaveValue('Mine');
  expect(stored()).toBeNull();
  await visit('maria');
  save();
  expect(field()).toHaveValue('Mine');
  expect(stored()).toBe('"Mine"');
});

it('keeps answers of the assessment on its screen, and not on the device', async () => {
  const { result } = renderHook(() => useUnsentAnswers('maria'));
  const [one, two] = ASSESSMENT_QUESTIONS.map(({ id, options }) => ({ id, option: options[0]!.value }));
  act(() => result.current.choose(one!.id, one!.option));
  await visit('sam');
  act(() => result.current.choose(two!.id, two!.option));
  expect(result.current.value.answers).toEqual({ [one!.id]: one!.option, [two!.id]: two!.option });
  expect(Object.keys(window.localStorage)).toEqual(['anew-owner']);
});

it.each([
  ['signs out', forgetPerson],
  ['leaves by a quick exit', leaveAtOnce],
])('keeps nothing on the device once its person %s', async (_, go) => {
  jest.spyOn(browser, 'replaceBy').mockReturnValue();
  await write(' and not yet stored');
  act(go);
  save();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  document.body.hidden = false;
  expect(Object.keys(window.localStorage)).toEqual([]);
});
