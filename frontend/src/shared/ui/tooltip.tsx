import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import styles from './tooltip.module.css';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Time at which the last hint closed: shortly afterwards another one opens without a delay. */
let lastClosedAt = -Infinity;

function useHint() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function close() {
    clearTimeout(timer.current);
    if (open) lastClosedAt = Date.now();
    setOpen(false);
  }

  function openSoon({ pointerType }: PointerEvent) {
    if (pointerType === 'touch') return;
    const delay = Date.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
    timer.current = setTimeout(() => setOpen(true), delay);
  }

  function openForKeyboard({ target }: FocusEvent) {
    if (target.matches(':focus-visible')) setOpen(true);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const handlers = {
    onPointerEnter: openSoon,
    onPointerLeave: close,
    onFocus: openForKeyboard,
    onBlur: close,
    onClick: close,
  };
  return { open, handlers };
}

interface TooltipProps {
  hint: ReactNode;
  children: (described: { 'aria-describedby': string }) => ReactNode;
}

/** A hint for people who hover or focus. It must not be the only name of its element. */
export function Tooltip({ hint, children }: TooltipProps) {
  const id = useId();
  const { open, handlers } = useHint();
  return (
    <span className={styles.anchor} {...handlers}>
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip" hidden={!open} className={styles.tooltip}>
        {hint}
      </span>
    </span>
  );
}
