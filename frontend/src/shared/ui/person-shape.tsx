import { useShape } from '../lib/shapes';
import shapes from './shapes.module.css';

interface PersonShapeProps {
  /** Whether it stands for the person who is signed in, or for the partner. */
  own: boolean;
  size?: number;
  /** Draws only the outline, for what is still open. */
  outlined?: boolean;
}

/** The small shape that stands for a person. It is decorative: the name or other words stand next to it. */
export function PersonShape({ own, size = 12, outlined = false }: PersonShapeProps) {
  const isCircle = useShape(own) === 'circle';
  const look = outlined ? shapes.outlined : shapes[isCircle ? 'a' : 'b'];
  return (
    <svg width={size} height={size} viewBox="0 0 12 12" aria-hidden="true" className={look}>
      {isCircle ? <circle cx="6" cy="6" r="5" /> : <path d="m6 0 6 6-6 6-6-6z" />}
    </svg>
  );
}
