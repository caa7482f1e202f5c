import type { ReactNode } from 'react';
import { classNames } from '#shared/lib/class-names';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { TwoShapes } from './two-shapes';

/** The two shapes above the line that stands over a page's title. */
export function Emblem({ children }: { children: ReactNode }) {
  return (
    <span className={classNames(stack.stack, layout.start)}>
      <TwoShapes small present={['circle', 'diamond']} />
      {children}
    </span>
  );
}
