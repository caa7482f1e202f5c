import stack from '#shared/ui/stack.module.css';
import { Steps } from '#shared/ui/steps';

const STEPS = [
  [
    'You get a code',
    'Eight characters that belong to the two of you. Send them to your partner whenever it feels right.',
  ],
  ['You share one account', 'Same question, same day, same modules. What you mark private stays yours.'],
  ['You begin small', 'A few minutes today. Nothing to catch up on if you miss a day.'],
] as const;

export function WhatHappensNext() {
  return (
    <section className={stack.stack} aria-labelledby="next">
      <h2 id="next">What happens next</h2>
      <Steps steps={STEPS} row />
    </section>
  );
}
