import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScreenLanguage } from '../lib/screen-language';
import { Tooltip, TooltipArea } from './tooltip';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ScreenLanguage value="en">
      <TooltipArea>
        {['first', 'second'].map((name) => (
          <Tooltip key={name} hint={`About the ${name}`}>
            <button>{name}</button>
          </Tooltip>
        ))}
      </TooltipArea>
    </ScreenLanguage>,
  );
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });
const enter = (name: string) => fireEvent.pointerMove(button(name));
/** The pointer goes far away. Events of the mouse, because jsdom's pointer events have no place on the screen. */
function leave(name: string) {
  const at = (clientX: number) => ({ bubbles: true, clientX, clientY: 0 });
  fireEvent(button(name), new MouseEvent('pointerleave', { ...at(0), bubbles: false }));
  fireEvent(button(name), new MouseEvent('pointerout', at(0)));
  fireEvent(document.body, new MouseEvent('pointermove', at(500)));
}
const escape = () => fireEvent.keyDown(document, { key: 'Escape' });
const hint = () => screen.queryByRole('tooltip')?.textContent;

it('opens after 700 ms of hovering [9.19]', () => {
  enter('first');
  pass(699);
  expect(hint()).toBeUndefined();
  pass(1);
  expect(hint()).toBe('About the first');
});

function closeFirstAndWait(ms: number) {
  enter('first');
  pass(700);
  leave('first');
  expect(hint()).toBeUndefined();
  pass(ms);
  enter('second');
}

it('opens at once within 300 ms of another [9.20]', () => {
  closeFirstAndWait(299);
  pass(0);
  expect(hint()).toBe('About the second');
});

it('waits again once 300 ms have gone by [9.21]', () => {
  closeFirstAndWait(301);
  pass(699);
  expect(hint()).toBeUndefined();
  pass(1);
  expect(hint()).toBe('About the second');
});

it('does not open once the pointer has left', () => {
  enter('first');
  pass(600);
  leave('first');
  pass(700);
  expect(hint()).toBeUndefined();
});

it('closes with Escape, also while it is hovered', () => {
  enter('first');
  pass(700);
  escape();
  expect(hint()).toBeUndefined();
});

it('is in the language of the screen that shows it', () => {
  act(() => button('first').focus());
  expect(screen.getByRole('tooltip').closest<HTMLElement>('[lang]')?.lang).toBe('en');
});

it('opens at once for whoever comes by keyboard, and closes when they go on', () => {
  act(() => button('first').focus());
  expect(hint()).toBe('About the first');
  expect(button('first')).toHaveAccessibleDescription('About the first');
  act(() => button('first').blur());
  expect(hint()).toBeUndefined();
});
