/** What the page itself has asked for while the app's code was still on its way. */
export interface Early {
  /** Keys of what the first screen reads. */
  keys: readonly string[][];
  /** Answers under way, by path. */
  answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    early?: Early | undefined;
  }
}

/** Each answer is good for once: whoever asks again wants to know what is true now. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answers = window.early?.answers;
  const answer = answers?.get(path);
  answers?.delete(path);
  return answer;
}
