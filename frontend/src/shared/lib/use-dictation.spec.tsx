import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { FakeRecognizer } from '../testing/fake-recognizer';
import { DictationButton } from '../ui/dictation-button';
import { Toaster } from '../ui/toast/toaster';
import { RESTART_AFTER_MS } from './dictation';
import { appendTranscript, useDictation } from './use-dictation';

const failure = { title: 'Voice Recognition Error', description: 'Check the microphone.' };

function Field() {
  const [text, setText] = useState('');
  const dictation = useDictation({
    failure,
    onTranscript: (said) => setText((before) => appendTranscript(before, said)),
  });
  return (
    <>
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <DictationButton dictation={dictation} />
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Dictate' });
const press = () => act(() => button().click());
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
const hear = (...results: Parameters<FakeRecognizer['hear']>) =>
  act(() => FakeRecognizer.last.hear(...results));
const end = () => act(() => FakeRecognizer.last.end());
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function listen() {
  const view = render(
    <>
      <Field />
      <Toaster />
    </>,
  );
  press();
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeRecognizer.install();
});

afterEach(() => {
  FakeRecognizer.remove();
  jest.useRealTimers();
});

describe('listening', () => {
  it.each(['SpeechRecognition', 'webkitSpeechRecognition'] as const)('works with %s [9.35]', (name) => {
    FakeRecognizer.remove();
    FakeRecognizer.install(name);
    listen();
    expect(FakeRecognizer.last).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true });
  });

  it('is told by the button, and toggled by it', () => {
    listen();
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    press();
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(FakeRecognizer.last.state).toBe('stopping');
  });

  it('says beforehand where the audio may go', () => {
    listen();
    expect(button()).toHaveAccessibleDescription(
      'Your browser may send the audio to its maker to turn it into text.',
    );
  });

  it('ends with the screen', () => {
    const { unmount } = listen();
    unmount();
    expect(FakeRecognizer.last.state).toBe('aborted');
    pass(RESTART_AFTER_MS * 2);
    expect(FakeRecognizer.all).toHaveLength(1);
  });
});

describe('what is heard', () => {
  it('is appended with a space once it is final, and shown before', () => {
    listen();
    hear(['We laughed', 'interim']);
    expect(text()).toBe('');
    expect(screen.getByText('We laughed')).toBeVisible();
    hear(['We laughed.']);
    hear(['We laughed.'], [' A lot.']);
    expect(text()).toBe('We laughed. A lot.');
  });

  it('is appended once, however often it is listed', () => {
    listen();
    hear(['hello']);
    hear(['hello']);
    hear(['hello'], ['hello']);
    expect(text()).toBe('hello');
  });

  it('is appended once where a final result goes on growing', () => {
    listen();
    hear(['hello']);
    hear(['hello'], ['hello my']);
    hear(['hello'], ['hello my'], ['Hello my love']);
    expect(text()).toBe('hello my love');
  });

  it('is appended once where the one final result grows in place', () => {
    listen();
    hear(['I want to']);
    hear(['I wanted to go']);
    expect(text()).toBe('I want to go');
  });

  it('waits for a result that is sure where guesses are called final', () => {
    listen();
    hear(['I want', 'unsure']);
    hear(['I want', 'unsure'], ['I wonder', 'unsure']);
    expect(text()).toBe('');
    hear(['I wonder why']);
    expect(text()).toBe('I wonder why');
  });

  it('keeps a word that was said twice', () => {
    listen();
    hear(['no'], [' no I mean it']);
    expect(text()).toBe('no no I mean it');
  });

  it('goes behind what was typed meanwhile', () => {
    listen();
    hear(['One.']);
    act(() => appendTyped('One. Two.'));
    hear(['One.'], [' Three.']);
    expect(text()).toBe('One. Two. Three.');
  });

  it('is not lost when listening ends before it was final', () => {
    listen();
    hear(['One.'], [' and two', 'interim']);
    press();
    expect(text()).toBe('One.');
    end();
    expect(text()).toBe('One. and two');
  });

  it('is not lost when listening starts again at once', () => {
    listen();
    hear(['half a', 'interim']);
    press();
    press();
    expect(text()).toBe('half a');
  });
});

function appendTyped(value: string) {
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('a pause', () => {
  it.each(['no-speech', 'aborted'])('with %s is no error, and listening goes on', (error) => {
    listen();
    hear(['One.']);
    act(() => FakeRecognizer.last.fail(error));
    end();
    pass(RESTART_AFTER_MS);
    expect(FakeRecognizer.all).toHaveLength(2);
    hear(['Two.']);
    expect(text()).toBe('One. Two.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('after the button was pressed again stays one', () => {
    listen();
    press();
    end();
    pass(RESTART_AFTER_MS);
    expect(FakeRecognizer.all).toHaveLength(1);
  });

  it('that comes at once, again and again, ends it: something else has the microphone', () => {
    listen();
    for (let times = 0; times < 5; times += 1) {
      end();
      pass(RESTART_AFTER_MS);
    }
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('alert')).toHaveTextContent('Check the microphone.');
  });
});

describe('an error', () => {
  const expectFailure = () => {
    expect(screen.getByRole('alert')).toHaveTextContent('Voice Recognition ErrorCheck the microphone.');
    expect(screen.getAllByText(failure.title)).toHaveLength(1);
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  };

  it('ends it, in the screen’s own words, and in no toast beside them', () => {
    listen();
    act(() => FakeRecognizer.last.fail('not-allowed'));
    end();
    pass(RESTART_AFTER_MS);
    expectFailure();
    expect(FakeRecognizer.all).toHaveLength(1);
  });

  it('at the start is one too, and is gone with the next attempt', () => {
    FakeRecognizer.refusal = new Error('no microphone');
    listen();
    expectFailure();
    FakeRecognizer.refusal = null;
    press();
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says so where the browser cannot do it [8.24]', () => {
    FakeRecognizer.remove();
    listen();
    expect(screen.getByRole('alert')).toHaveTextContent(
      "Speech recognition not supportedYour browser doesn't support speech recognition. Try Chrome or Safari.",
    );
  });
});
