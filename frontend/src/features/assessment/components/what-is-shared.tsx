import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/card';
import { Icon, type IconName } from '../../../shared/ui/icon';
import { Dumbbell } from './dumbbell';

import stack from '../../../shared/ui/stack.module.css';
import layout from '../../../shared/ui/layout.module.css';
import styles from './what-is-shared.module.css';

function Point({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

function Example() {
  return (
    <figure className={layout.inset}>
      <figcaption>A made-up example of one area</figcaption>
      <Dumbbell
        marks={[
          { shape: 'circle', score: 50 },
          { shape: 'diamond', score: 75 },
        ]}
      />
    </figure>
  );
}

/** Said before the first question, so that nobody answers under a wrong idea. */
export function WhatIsShared() {
  return (
    <Card title="What your partner will see">
      <div className={stack.stack}>
        <p>Nothing, until both of you have finished. Then you both see the same page:</p>
        <ul role="list" className={styles.points}>
          <Point icon="pair">
            <strong>A few words for each of five areas:</strong> “A shared strength”, “Close together” or
            “Worth a conversation”.
          </Point>
          <Point icon="sliders">
            <strong>Roughly where each of you stands,</strong> by name, rounded to one of five places on a
            line.
          </Point>
          <Point icon="lock">
            <strong>Never your answers.</strong> Which option you chose is shown to nobody else.
          </Point>
        </ul>
        <Example />
        <p className={layout.muted}>
          Two things come closest to an answer. The page may name a subject that you both answered hopefully.
          And it says so when a question applies to one of you and, for the other, does not.
        </p>
      </div>
    </Card>
  );
}
