import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { WordsForm } from './words-form';

const onSubmit = jest.fn();
const onClose = jest.fn();
const MOST = 20;

function Form({ start = '', pending = false }: { start?: string; pending?: boolean }) {
  const [text, setText] = useState(start);
  return (
    <WordsForm
      label="Your reply"
      hint="Only your partner reads it."
      most={MOST}
      text={text}
      onChange={setText}
      failure={null}
      submit="Send"
      pending={pending}
      pendingLabel="Sending..."
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
}

function open(start = '', pending = false) {
  render(<Form start={start} pending={pending} />);
  return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Your reply' }) };
}

const send = () => screen.getByRole('button', { name: 'Send' });

beforeEach(() => {
  jest.resetAllMocks();
});

it('opens with the focus in its field, whose hint says who reads it', () => {
  const { field } = open();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Only your partner reads it.');
});

it('hands on what was written, without the blanks around it', async () => {
  const { user, field } = open();
  await user.type(field, '  Thank you. ');
  await user.click(send());
  expect(onSubmit.mock.calls).toEqual([['Thank you.']]);
});

it('sends no blanks', async () => {
  const { user, field } = open();
  await user.type(field, '   ');
  expect(send()).toBeDisabled();
});

it('says how much room is left near the end, takes the last letter, and cuts nothing off', async () => {
  const { user, field } = open('x'.repeat(MOST - 1));
  expect(field).toHaveAccessibleDescription('1 character left');
  await user.type(field, 'x');
  expect(send()).toBeEnabled();
  await user.type(field, 'y');
  expect(field).toHaveValue(`${'x'.repeat(MOST)}y`);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/room for 20 characters; this has 1 more/);
  expect(send()).toBeDisabled();
});

it('reads out once that little room is left, and once that there is too much, and not with each letter', async () => {
  const { user, field } = open('x'.repeat(MOST - 5));
  const spoken = () => document.querySelector('[aria-live]')!.textContent;
  expect(spoken()).toBe('');
  await user.type(field, 'x');
  expect(spoken()).toBe('4 characters left');
  await user.type(field, 'xx');
  expect(spoken()).toBe('4 characters left');
  await user.type(field, 'xxx');
  expect(spoken()).toBe('There is room for 20 characters; this has 1 more.');
  await user.type(field, 'x');
  expect(spoken()).toBe('There is room for 20 characters; this has 1 more.');
  await user.type(field, '{Backspace}{Backspace}');
  expect(spoken()).toBe('0 characters left');
});

it('is sent once and not changed while it is on its way', async () => {
  const { user, field } = open('Thank you.', true);
  await user.type(field, ' More.');
  await user.click(screen.getByRole('button', { name: 'Sending...' }));
  expect(field).toHaveValue('Thank you.');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});

it('is put away by Close', async () => {
  const { user } = open('Half a word');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});
