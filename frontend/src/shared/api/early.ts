declare global {
  interface Window {
    /**
     * Answers, by path, to reads that the page sent while the app's code was loading. One that did not come is
     * undefined.
     */
    early?: Map<string, Promise<Response | undefined>>;
  }
}

/** Each early answer is used only once: a later read wants to know what is true then. */
export function takeEarly(path: string): Promise<Response | undefined> | undefined {
  const answer = window.early?.get(path);
  window.early?.delete(path);
  return answer;
}
