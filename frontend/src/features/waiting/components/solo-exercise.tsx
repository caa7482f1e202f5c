import * as words from '@anew/words/waiting';
import { useState } from 'react';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { exerciseOn } from '../lib/exercises';

/** @param since the day of the first exercise, in ISO 8601 */
export function SoloExercise({ since }: { since: string }) {
  const [now] = useState(() => new Date());
  const { title, minutes, text } = exerciseOn(now, new Date(since));
  return (
    <Card title={words.title()}>
      <div className={layout.close}>
        <h3>{title()}</h3>
        <p className={layout.measure}>{text()}</p>
        <p className={layout.muted}>{words.minutes({ minutes })}</p>
      </div>
    </Card>
  );
}
