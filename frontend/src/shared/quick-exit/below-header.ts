/** Pixels from the edge of the window where there is no header, as while somebody types on a phone. */
const LEAST_PX = 8;

/** As its `ref`, keeps an element below the app's header, which grows when it shows a message. */
export function belowHeader(element: HTMLElement | null) {
  const header = document.querySelector('header');
  if (!element || !header) return undefined;
  const observer = new ResizeObserver(() => {
    element.style.top = `${Math.max(header.offsetHeight, LEAST_PX)}px`;
  });
  observer.observe(header);
  return () => observer.disconnect();
}
