import { useEffect } from 'react';
import type { Input } from './use-input-focus';

/** Height of the visible part of the window below which a keyboard or a small screen leaves little room. */
const LOW_PX = 480;
/** A tap that takes the focus must reach its button before anything moves. */
const AFTER_A_TAP_MS = 300;

/** Says how much of the window a keyboard covers, and whether somebody types in the little room that is left. */
function look(view: VisualViewport, input: HTMLElement | null): void {
  const { style } = document.documentElement;
  const isZoomed = view.scale > 1.05;
  const covered = isZoomed ? 0 : window.innerHeight - view.height - view.offsetTop;
  style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
  style.setProperty('--above', `${isZoomed ? 0 : Math.round(view.offsetTop)}px`);
  const isTyping = !isZoomed && view.height < LOW_PX && document.activeElement === input;
  document.documentElement.toggleAttribute('data-typing', isTyping);
}

/** While somebody types on a phone, the styles give the room of titles and bars to the talk. */
export function useTypingRoom(input: Input): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    let timer: ReturnType<typeof setTimeout>;
    const now = () => look(view, input.current);
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(now, AFTER_A_TAP_MS);
    };
    view.addEventListener('resize', now);
    view.addEventListener('scroll', now);
    document.addEventListener('focusin', soon);
    document.addEventListener('focusout', soon);
    return () => {
      clearTimeout(timer);
      view.removeEventListener('resize', now);
      view.removeEventListener('scroll', now);
      document.removeEventListener('focusin', soon);
      document.removeEventListener('focusout', soon);
      const { documentElement } = document;
      documentElement.removeAttribute('data-typing');
      for (const name of ['--keyboard', '--above']) documentElement.style.removeProperty(name);
    };
  }, [input]);
}
