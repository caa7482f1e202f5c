/** The part of the Web Speech API that dictation uses; no TypeScript library describes it yet. */
export interface SpeechResult {
  readonly isFinal: boolean;
  readonly 0?: { readonly transcript: string; readonly confidence?: number };
}

export interface SpeechResults {
  readonly results: ArrayLike<SpeechResult>;
}

export interface Recogniser {
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

type RecogniserClass = new () => Recogniser;

export function findRecogniser(): RecogniserClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecogniserClass;
    webkitSpeechRecognition?: RecogniserClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}
