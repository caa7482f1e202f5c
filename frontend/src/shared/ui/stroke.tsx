/** Stands here and not with the other icons, which would make the first script too large. */
export const WARNING =
  'M12 8.500v4.500m0 3.200v.1M10.300 4.200 2.900 17a2 2 0 0 0 1.700 3h14.800a2 2 0 0 0 1.700-3L13.700 4.200a2 2 0 0 0-3.400 0Z';

interface StrokeProps {
  /** An SVG path on a field of 24 × 24, drawn as a line. */
  path: string;
  size?: number;
  className?: string;
}

/** A decorative line drawing in the color of the text around it. */
export function Stroke({ path, size = 20, className }: StrokeProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
