declare global {
  interface Window {
    /** Answers, by path, to requests that the page made while the app's code was loading. */
    early?: Map<string, Promise<Response>> | undefined;
  }
}

/** Each early answer is used only once: a later read wants to know what is true then. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = window.early?.get(path);
  window.early?.delete(path);
  return answer;
}
