/** The part of the Web Speech API that dictation uses; no TypeScript library describes it yet. */
export interface SpeechResult {
  readonly isFinal: boolean;
  readonly 0?: { readonly transcript: string; readonly confidence?: number };
}

export interface SpeechResults {
  readonly results: ArrayLike<SpeechResult>;
}

export interface Recognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: SpeechResults) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type RecognizerClass = new () => Recognizer;

export function findRecognizer(): RecognizerClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognizerClass;
    webkitSpeechRecognition?: RecognizerClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}
