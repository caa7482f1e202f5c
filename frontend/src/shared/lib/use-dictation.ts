import * as words from '@anew/words/controls';
import { useEffect, useRef, useState } from 'react';
import { Dictation } from './dictation';
import { findRecognizer } from './speech';

export { appendTranscript } from './transcript';

interface DictationProblem {
  title: string;
  description: string;
}

const unsupported = (): DictationProblem => ({ title: words.noSpeech(), description: words.noSpeechText() });

interface DictationOptions {
  /** Receives final words, to be appended: `setText((text) => appendTranscript(text, said))`. */
  onTranscript: (said: string) => void;
  /** The screen's own text for a failure. */
  failure: DictationProblem;
}

export interface DictationHandle {
  isSupported: boolean;
  isListening: boolean;
  /** Words that are being recognized. They may still change and are not part of the text yet. */
  guess: string;
  /** The last failure, until the next attempt. */
  problem: DictationProblem | null;
  toggle: () => void;
  stop: () => void;
  /** Stops, and hands over at once what is being recognized, as it is. Nothing comes after it. */
  end: () => void;
}

/** Speech to text (en-US) for any text field. Listening ends with the component. */
export function useDictation(options: DictationOptions): DictationHandle {
  const [isListening, setListening] = useState(false);
  const [guess, setGuess] = useState('');
  const [problem, setProblem] = useState<DictationProblem | null>(null);
  const latest = useRef(options);
  const dictation = useRef<Dictation | null>(null);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => () => dictation.current?.end(), []);

  function start() {
    setProblem(null);
    if (!findRecognizer()) {
      setProblem(unsupported());
      return;
    }
    dictation.current ??= new Dictation({
      onTranscript: (said) => latest.current.onTranscript(said),
      onGuess: setGuess,
      onListening: setListening,
      onFailure: () => setProblem(latest.current.failure),
    });
    dictation.current.start();
  }

  const stop = () => dictation.current?.stop();
  const end = () => dictation.current?.end();
  const toggle = () => {
    if (isListening) stop();
    else start();
  };
  return { isSupported: findRecognizer() !== null, isListening, guess, problem, toggle, stop, end };
}
