import type { Recognizer, SpeechResult } from '../lib/speech';

type Spoken = [transcript: string, kind?: 'interim' | 'unsure'];

const resultOf = ([transcript, kind]: Spoken): SpeechResult => ({
  isFinal: kind !== 'interim',
  0: { transcript, confidence: kind === undefined ? 0.9 : 0 },
});

/** A fake of the browser's speech recognition, which hears what the test says. */
export class FakeRecognizer implements Recognizer {
  static all: FakeRecognizer[] = [];
  /** Error that `start` throws, as when the microphone is not available. */
  static refusal: Error | null = null;

  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Recognizer['onresult'] = null;
  onerror: Recognizer['onerror'] = null;
  onend: Recognizer['onend'] = null;
  state: 'new' | 'listening' | 'stopping' | 'ended' | 'aborted' = 'new';

  constructor() {
    FakeRecognizer.all.push(this);
  }

  static get last(): FakeRecognizer {
    const last = FakeRecognizer.all.at(-1);
    if (!last) throw new Error('Nobody has begun to listen.');
    return last;
  }

  static install(name: 'SpeechRecognition' | 'webkitSpeechRecognition' = 'webkitSpeechRecognition'): void {
    FakeRecognizer.all = [];
    FakeRecognizer.refusal = null;
    Object.assign(window, { [name]: FakeRecognizer });
  }

  static remove(): void {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  }

  start(): void {
    if (FakeRecognizer.refusal) throw FakeRecognizer.refusal;
    this.state = 'listening';
  }

  stop(): void {
    this.state = 'stopping';
  }

  abort(): void {
    this.state = 'aborted';
  }

  /** Delivers all results of the session so far, as browsers list them. */
  hear(...results: Spoken[]): void {
    this.onresult?.({ results: results.map(resultOf) });
  }

  fail(error: string): void {
    this.onerror?.({ error });
  }

  end(): void {
    this.state = 'ended';
    this.onend?.();
  }
}
