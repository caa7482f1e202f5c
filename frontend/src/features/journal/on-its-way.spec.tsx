import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { drafts } from '#shared/lib/drafts';
import { refusal } from '#shared/testing/answers';
import { apiServer } from '#shared/testing/api-server';
import { storesElsewhere } from '#shared/testing/other-tab';
import { holds } from '#shared/testing/posts';
import { toasts } from '#shared/testing/toasts';
import { Toaster } from '#shared/ui/toast/toaster';
import { entry } from './testing/entries';
import { fakeJournal } from './testing/fake-journal';
import { button, DRAFT_KEY, field, openJournal, readers, storedDraft } from './testing/open-journal';

const server = apiServer();

beforeEach(() => void fakeJournal(server));
afterEach(() => drafts.clearAll());

describe('while an entry is on its way', () => {
  let answer: ReturnType<typeof holds>;

  async function send() {
    answer = holds(server, '/api/journal');
    const view = openJournal();
    await view.user.type(field(), 'A quiet day.');
    await view.user.click(button('Publish Entry'));
    return { ...view, answer };
  }

  // What one test leaves unanswered would keep the next one's forms from taking over anything.
  afterEach(() => act(async () => answer(HttpResponse.error())));

  it('the form says so and holds still, and the button keeps the focus', async () => {
    const { user } = await send();
    const sending = button('Publishing...');
    expect(sending).toHaveAttribute('aria-busy', 'true');
    expect(sending).toHaveFocus();
    expect(button('Cancel')).toBeDisabled();
    await user.type(field(), ' More.');
    expect(field()).toHaveValue('A quiet day.');
  });

  it('neither who reads it nor its question can be changed, and both say so', async () => {
    const { user } = await send();
    const question = screen.getByRole('checkbox', { name: 'My entry is about this question' });
    await user.click(readers('Private'));
    await user.click(question);
    expect(readers('Shared')).toBeChecked();
    expect(screen.getByText('You and Sam will be able to read this.')).toBeVisible();
    expect(question).not.toBeChecked();
    expect(readers('Shared').closest('[role=group]')).toHaveAttribute('aria-disabled', 'true');
    expect(question).toHaveAttribute('aria-disabled', 'true');
  });

  it('who reads it is open to change again when it is refused', async () => {
    const { user, answer } = await send();
    await act(async () => answer(refusal(429, 'too_many_requests', 'Please wait a minute.')));
    await screen.findByRole('alert');
    await user.click(readers('Private'));
    expect(readers('Private')).toBeChecked();
    expect(document.querySelector('[aria-disabled]')).toBeNull();
  });

  it('nothing of it stands in the list, and nothing says that it is saved', async () => {
    await send();
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(toasts().queryByText('Entry saved!')).not.toBeInTheDocument();
  });

  it('the form opens up again when it is refused, and what was typed can be changed', async () => {
    const { user, answer } = await send();
    await act(async () => answer(refusal(429, 'too_many_requests', 'Please wait a minute.')));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your entry is not saved yetPlease wait a minute.',
    );
    expect(toasts().queryByText('Your entry is not saved yet')).not.toBeInTheDocument();
    await user.type(field(), ' More.');
    expect(field()).toHaveValue('A quiet day. More.');
    expect(readers('Shared')).toBeChecked();
  });

  it('what another tab types on meanwhile is kept, and gone on with', async () => {
    const { answer } = await send();
    await waitFor(() => expect(storedDraft()).toMatchObject({ content: 'A quiet day.' }));
    const typedOn = JSON.stringify({ content: 'A quiet day. And more.', visibility: 'shared', prompt: null });
    act(() => storesElsewhere(DRAFT_KEY, typedOn));
    expect(field()).toHaveValue('A quiet day.');
    await act(async () =>
      answer(HttpResponse.json(entry('2', { content: 'A quiet day.' }), { status: 201 })),
    );
    expect(await screen.findByRole('button', { name: 'Continue writing' })).toBeVisible();
    expect(storedDraft()).toMatchObject({ content: 'A quiet day. And more.' });
  });

  describe('and the form was left and opened anew', () => {
    const saved = () => HttpResponse.json(entry('2', { content: 'A quiet day.' }), { status: 201 });

    async function comeBack() {
      const { unmount, answer, queryClient } = await send();
      unmount();
      const { user } = openJournal(undefined, queryClient);
      expect(field()).toHaveValue('A quiet day.');
      return { user, save: () => act(() => answer(saved())) };
    }

    it('the form is empty once the entry is saved, so that it is not sent twice', async () => {
      const { save } = await comeBack();
      await save();
      expect(await toasts().findByText('Entry saved!')).toBeVisible();
      await waitFor(() => expect(field()).toHaveValue(''));
      expect(button('Publish Entry')).toBeDisabled();
      expect(storedDraft()).toBeNull();
    });

    it('the form holds still like the one that was left, and opens up when it is refused', async () => {
      const { user } = await comeBack();
      expect(button('Publishing...')).toHaveAttribute('aria-busy', 'true');
      await user.type(field(), ' And more.');
      expect(field()).toHaveValue('A quiet day.');
      await act(async () => answer(refusal(429, 'too_many_requests', 'Please wait a minute.')));
      expect(await screen.findByRole('button', { name: 'Publish Entry' })).toBeEnabled();
      await user.type(field(), ' And more.');
      expect(field()).toHaveValue('A quiet day. And more.');
    });

    it('what another tab has changed stays, and is kept', async () => {
      const { save } = await comeBack();
      const typedOn = { content: 'A quiet day. And more.', visibility: 'shared', prompt: null };
      act(() => storesElsewhere(DRAFT_KEY, JSON.stringify(typedOn)));
      await save();
      await toasts().findByText('Entry saved!');
      await waitFor(() => expect(field()).toHaveValue('A quiet day. And more.'));
      await waitFor(() => expect(storedDraft()).toMatchObject({ content: 'A quiet day. And more.' }));
    });
  });

  it('a failure is told in a toast to whoever has gone to another screen', async () => {
    const { rerender, answer } = await send();
    rerender(<Toaster />);
    await act(async () => answer(refusal(429, 'too_many_requests', 'Please wait a minute.')));
    expect(await toasts().findByText('Your entry is not saved yet')).toBeVisible();
    expect(toasts().getByText('Please wait a minute.')).toBeVisible();
    expect(storedDraft()).toMatchObject({ content: 'A quiet day.' });
  });
});
