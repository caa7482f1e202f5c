import shapes from '#shared/ui/shapes.module.css';
import styles from './drawings.module.css';

const ROWS = [
  { y: 14, a: 150, b: 196 },
  { y: 44, a: 92, b: 176 },
  { y: 74, a: 204, b: 222 },
];

/** A picture of the results without any words: two people on the same lines. */
export function Dumbbell() {
  return (
    <svg viewBox="0 0 260 96" aria-hidden="true" className={styles.drawing}>
      {ROWS.map(({ y, a, b }) => (
        <g key={y}>
          <path className={styles.line} d={`M6 ${y}h248`} />
          <path className={styles.between} d={`M${a} ${y}H${b}`} />
          <circle className={shapes.a} cx={a} cy={y} r="8" />
          <path className={shapes.b} d={`m${b} ${y - 10} 10 10-10 10-10-10z`} />
        </g>
      ))}
    </svg>
  );
}

/** A moon and two speech bubbles: somebody is still awake. */
export function NightTalk() {
  return (
    <svg viewBox="0 0 260 96" aria-hidden="true" className={styles.drawing}>
      <path className={styles.moon} d="M236 14a17 17 0 1 0 12 29 14 14 0 0 1-12-29Z" />
      <path
        className={styles.soft}
        d="M12 12h122a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12H32L16 64V52h-4A12 12 0 0 1 0 40V24a12 12 0 0 1 12-12Z"
      />
      <path className={styles.words} d="M18 27h96M18 38h58" />
      <path
        className={styles.warm}
        d="M124 56h94a12 12 0 0 1 12 12v14a12 12 0 0 1-12 12h-94a12 12 0 0 1-12-12V68a12 12 0 0 1 12-12Z"
      />
      <path className={styles.words} d="M130 70h72M130 81h44" />
    </svg>
  );
}

/** Two pages: one is locked, one is open to both. */
export function TwoPages() {
  return (
    <svg viewBox="0 0 260 96" aria-hidden="true" className={styles.drawing}>
      <rect className={styles.soft} x="0" y="8" width="120" height="86" rx="12" />
      <path className={styles.words} d="M18 30h60M18 46h84M18 62h70M18 78h46" />
      <rect className={styles.lock} x="92" y="18" width="18" height="14" rx="3" />
      <path className={styles.shackle} d="M96 18v-4a5 5 0 0 1 10 0v4" />
      <rect className={styles.warm} x="140" y="8" width="120" height="86" rx="12" />
      <path className={styles.words} d="M158 30h52M158 46h84M158 62h58M158 78h72" />
      <circle className={shapes.a} cx="232" cy="24" r="7" />
      <path className={shapes.b} d="m243 16 8 8-8 8-8-8z" />
    </svg>
  );
}
