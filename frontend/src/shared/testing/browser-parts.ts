import { FakeEventSource } from './fake-event-source';

const nothing = () => undefined;

/** Adds functions that jsdom lacks because it does no layout, so that components may call them. */
export function standInForMissingBrowserParts(): void {
  window.matchMedia = (media) =>
    ({
      media,
      matches: false,
      addEventListener: nothing,
      removeEventListener: nothing,
    }) as unknown as MediaQueryList;
  window.scrollTo = nothing;
  window.HTMLElement.prototype.scrollIntoView = nothing;
  window.HTMLElement.prototype.hasPointerCapture = () => false;
  window.HTMLElement.prototype.releasePointerCapture = nothing;
  globalThis.ResizeObserver = class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  };
  globalThis.EventSource = FakeEventSource as unknown as typeof EventSource;
  window.CSS = { escape: (text: string) => text, supports: () => true } as unknown as typeof CSS;
}
