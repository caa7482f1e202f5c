import { findRecognizer, type Recognizer, type SpeechResults } from './speech';
import { type Heard, readResults } from './transcript';

interface DictationListener {
  onTranscript(said: string): void;
  onGuess(guess: string): void;
  onListening(isListening: boolean): void;
  onFailure(): void;
}

export const RESTART_AFTER_MS = 300;
const HARMLESS = new Set(['no-speech', 'aborted']);
const SHORT_SESSION_MS = 1_000;
const SHORT_SESSIONS_IN_A_ROW = 5;
const NOTHING: Heard = { settled: [], guess: '' };

/** Listens until it is told to stop. Browsers end a session at a pause; the next one then starts by itself. */
export class Dictation {
  private recognizer: Recognizer | null = null;
  private wanted = false;
  private heard = NOTHING;
  private handedOver = 0;
  private startedAt = 0;
  private shortSessions = 0;
  private restart: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly listener: DictationListener) {}

  start(): void {
    this.end();
    this.wanted = true;
    this.shortSessions = 0;
    this.listen();
  }

  /** Words that are still being recognized are handed over when they arrive. */
  stop(): void {
    this.rest();
    this.recognizer?.stop();
  }

  /** Stops at once: what was heard so far is handed over as it is, and nothing comes after it. */
  end(): void {
    this.rest();
    const recognizer = this.recognizer;
    this.recognizer = null;
    this.handOverRest();
    if (!recognizer) return;
    recognizer.onresult = recognizer.onerror = recognizer.onend = null;
    recognizer.abort();
  }

  private rest(): void {
    clearTimeout(this.restart);
    if (this.wanted) this.listener.onListening(false);
    this.wanted = false;
  }

  private listen(): void {
    const Class = findRecognizer();
    if (!Class) return this.fail();
    this.heard = NOTHING;
    this.handedOver = 0;
    this.startedAt = Date.now();
    try {
      this.recognizer = this.wired(new Class());
      this.recognizer.start();
      this.listener.onListening(true);
    } catch {
      this.fail();
    }
  }

  private wired(recognizer: Recognizer): Recognizer {
    return Object.assign(recognizer, {
      lang: 'en-US',
      continuous: true,
      interimResults: true,
      onresult: (event: SpeechResults) => this.hear(event),
      onerror: ({ error }: { error: string }) => !HARMLESS.has(error) && this.fail(),
      onend: () => this.ended(),
    });
  }

  private hear({ results }: SpeechResults): void {
    this.shortSessions = 0;
    this.heard = readResults(results);
    this.handOver(this.heard.settled);
    this.listener.onGuess(this.heard.guess);
  }

  private handOver(words: readonly string[]): void {
    const said = words.slice(this.handedOver).join(' ');
    this.handedOver = Math.max(this.handedOver, words.length);
    if (said) this.listener.onTranscript(said);
  }

  /** Hands over the last guess as it is, because the ended session will not settle it anymore. */
  private handOverRest(): void {
    const { settled, guess } = this.heard;
    this.handOver([...settled, ...guess.split(' ').filter(Boolean)]);
    this.heard = NOTHING;
    this.listener.onGuess('');
  }

  private ended(): void {
    this.recognizer = null;
    this.handOverRest();
    if (this.wanted) this.goOn();
  }

  private goOn(): void {
    if (Date.now() - this.startedAt < SHORT_SESSION_MS) this.shortSessions += 1;
    if (this.shortSessions >= SHORT_SESSIONS_IN_A_ROW) return this.fail();
    this.restart = setTimeout(() => this.listen(), RESTART_AFTER_MS);
  }

  private fail(): void {
    if (!this.wanted) return;
    this.rest();
    this.listener.onFailure();
  }
}
