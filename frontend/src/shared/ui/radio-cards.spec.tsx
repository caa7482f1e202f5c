import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { RadioCards } from './radio-cards';

const OPTIONS = [
  { value: 'often', label: 'Often' },
  { value: 'sometimes', label: 'Sometimes' },
  { value: 'never', label: 'Never' },
];

function Question() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <RadioCards
        name="q"
        legend="How often do you talk?"
        options={OPTIONS}
        value={value}
        onChange={setValue}
      />
      <input aria-label="elsewhere" />
    </>
  );
}

function setUp() {
  render(<Question />);
  return userEvent.setup();
}

it('is a group of native radios under its question', () => {
  setUp();
  expect(screen.getByRole('group', { name: 'How often do you talk?' })).toBeVisible();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))).toEqual(['q', 'q', 'q']);
  expect(screen.getByRole('heading', { name: 'How often do you talk?' })).toBeVisible();
});

it('chooses by number while the focus is in the group', async () => {
  const user = setUp();
  await user.tab();
  await user.keyboard('2');
  expect(screen.getByRole('radio', { name: 'Sometimes' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Sometimes' })).toHaveFocus();
});

it('leaves numbers beyond the options alone', async () => {
  const user = setUp();
  await user.tab();
  await user.keyboard('4');
  screen.getAllByRole('radio').forEach((radio) => expect(radio).not.toBeChecked());
});

it('leaves numbers alone while the focus is elsewhere', async () => {
  const user = setUp();
  await user.type(screen.getByLabelText('elsewhere'), '1');
  screen.getAllByRole('radio').forEach((radio) => expect(radio).not.toBeChecked());
});
