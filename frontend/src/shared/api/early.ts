declare global {
  interface Window {
    /** What the page itself has asked for while the app's code was still on its way: answers by path. */
    early?: Map<string, Promise<Response>> | undefined;
  }
}

/** Each answer is good for once: whoever asks again wants to know what is true now. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = window.early?.get(path);
  window.early?.delete(path);
  return answer;
}
