import * as words from '@anew/words/assessment';
import type { ReactNode } from 'react';
import { Card } from '#shared/ui/card';
import { Icon, type IconName } from '#shared/ui/icon';
import layout from '#shared/ui/layout.module.css';
import { Sentence } from '#shared/ui/sentence';
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

const strong = (text: string) => <strong>{text}</strong>;

function Example() {
  return (
    <figure className={layout.inset}>
      <figcaption>{words.example()}</figcaption>
      <p className="visually-hidden">{words.exampleInWords()}</p>
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
    <Card title={words.partnerSees()}>
      <div className={stack.stack}>
        <p>{words.nothingYet()}</p>
        <ul role="list" className={styles.points}>
          <Point icon="pair">
            <Sentence>{words.fewWords({ b: strong })}</Sentence>
          </Point>
          <Point icon="sliders">
            <Sentence>{words.roughly({ b: strong })}</Sentence>
          </Point>
          <Point icon="lock">
            <Sentence>{words.neverAnswers({ b: strong })}</Sentence>
          </Point>
        </ul>
        <Example />
        <p className={layout.muted}>{words.closest()}</p>
        <p className={layout.muted}>{words.changeUntilSent()}</p>
      </div>
    </Card>
  );
}
