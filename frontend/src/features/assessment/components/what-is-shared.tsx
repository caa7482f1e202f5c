import type { ReactNode } from 'react';
import { Card } from '#shared/ui/card';
import { Icon, type IconName } from '#shared/ui/icon';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { Dumbbell } from './dumbbell';
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

/** Says before the first question what the partner will see, so that nobody answers with a wrong idea of it. */
export function WhatIsShared() {
  return (
    <Card title="What your partner will see">
      <div className={stack.stack}>
        <p>
          Nothing, until both of you have finished; not even whether you have begun. Then you both see the
          same page:
        </p>
        <ul role="list" className={styles.points}>
          <Point icon="pair">
            <strong>A few words for each of five areas:</strong> “A shared strength”, “Close together” or
            “Worth a conversation”.
          </Point>
          <Point icon="sliders">
            <strong>Roughly where each of you stands</strong> in each area, by name: one of five places on a
            line. All words on the page follow from these places.
          </Point>
          <Point icon="lock">
            <strong>Never your answers.</strong> Which option you chose is shown to nobody else.
          </Point>
        </ul>
        <Example />
        <p className={layout.muted}>
          Three things come closest to an answer. The page may name a subject that you both answered
          hopefully. It says so when a question applies to one of you and not to the other. And it may suggest
          the module about former partners when one of you said that they weigh on you.
        </p>
        <p className={layout.muted}>
          You can change your answers until you have both sent them. Then the results stand, and you can both
          answer again in a new round a month later.
        </p>
      </div>
    </Card>
  );
}
