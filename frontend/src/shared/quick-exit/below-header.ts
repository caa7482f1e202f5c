/** Pixels below the header, or below the edge of the window where there is none, as while somebody types on a phone. */
const GAP_PX = 8;

/** As its `ref`, keeps an element below the app's header, which grows when it shows a message. */
export function belowHeader(element: HTMLElement | null) {
  const header = document.querySelector('header');
  if (!element || !header) return undefined;
  const observer = new ResizeObserver(() => {
    element.style.top = `${header.offsetHeight + GAP_PX}px`;
  });
  observer.observe(header);
  return () => observer.disconnect();
}
