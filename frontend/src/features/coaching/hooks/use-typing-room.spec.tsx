import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useTypingRoom } from './use-typing-room';

/** The visible part of the window, which a keyboard or a zoom makes smaller. */
class FakeView extends EventTarget {
  height = 800;
  offsetTop = 0;
  scale = 1;

  become(part: Partial<Pick<FakeView, 'height' | 'offsetTop' | 'scale'>>, how = 'resize') {
    Object.assign(this, part);
    act(() => void this.dispatchEvent(new Event(how)));
  }
}

function Talk() {
  const input = useRef<HTMLTextAreaElement>(null);
  useTypingRoom(input);
  return (
    <>
      <textarea ref={input} aria-label="Message" />
      <button type="button">Send</button>
    </>
  );
}

const { documentElement } = document;
const isTyping = () => documentElement.hasAttribute('data-typing');
const covered = () => documentElement.style.getPropertyValue('--keyboard');
const above = () => documentElement.style.getPropertyValue('--above');
const focus = (element: HTMLElement) => act(() => element.focus());
const field = () => screen.getByLabelText('Message');
const later = () => act(() => jest.advanceTimersByTime(300));

let view: FakeView;

beforeEach(() => {
  jest.useFakeTimers();
  view = new FakeView();
  Object.assign(window, { visualViewport: view, innerHeight: 800 });
});

afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { visualViewport: undefined, innerHeight: 768 });
});

describe('on a phone, whoever types', () => {
  it('has the room above the keyboard for the talk', () => {
    render(<Talk />);
    focus(field());
    view.become({ height: 420 });
    expect(isTyping()).toBe(true);
    expect(covered()).toBe('380px');
  });

  it('gives it back when the keyboard closes', () => {
    render(<Talk />);
    focus(field());
    view.become({ height: 420 });
    view.become({ height: 800 });
    expect(isTyping()).toBe(false);
    expect(covered()).toBe('0px');
  });

  it('keeps it until a tap has reached its button, and no longer', () => {
    render(<Talk />);
    focus(field());
    view.become({ height: 420 });
    focus(screen.getByRole('button'));
    act(() => jest.advanceTimersByTime(299));
    expect(isTyping()).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(isTyping()).toBe(false);
  });

  it('keeps it when the focus is back in time', () => {
    render(<Talk />);
    focus(field());
    view.become({ height: 420 });
    focus(screen.getByRole('button'));
    focus(field());
    later();
    expect(isTyping()).toBe(true);
  });

  it('sees the bars follow when the window scrolls under the keyboard', () => {
    render(<Talk />);
    focus(field());
    view.become({ height: 420, offsetTop: 100.4 }, 'scroll');
    expect(above()).toBe('100px');
    expect(covered()).toBe('280px');
  });
});

it.each([
  [479, true],
  [480, false],
])('a window of %i pixels leaves little room: %p', (height, little) => {
  render(<Talk />);
  focus(field());
  view.become({ height });
  expect(isTyping()).toBe(little);
});

it('nothing moves for whoever has zoomed in to read', () => {
  render(<Talk />);
  focus(field());
  view.become({ height: 300, offsetTop: 50, scale: 2 });
  expect([isTyping(), covered(), above()]).toEqual([false, '0px', '0px']);
});

it('nothing moves while no one types', () => {
  render(<Talk />);
  view.become({ height: 420 });
  expect(isTyping()).toBe(false);
});

it('leaves nothing behind on the next screen', () => {
  const { unmount } = render(<Talk />);
  focus(field());
  view.become({ height: 420 });
  focus(screen.getByRole('button'));
  unmount();
  expect([isTyping(), covered(), above()]).toEqual([false, '', '']);
  view.become({ height: 300 });
  later();
  expect([isTyping(), covered()]).toEqual([false, '']);
});

it('works without a word in browsers that do not tell', () => {
  Object.assign(window, { visualViewport: null });
  render(<Talk />);
  focus(field());
  later();
  expect(isTyping()).toBe(false);
});
