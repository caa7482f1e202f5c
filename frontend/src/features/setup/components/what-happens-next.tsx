import * as words from '@anew/words/setup-screen';
import stack from '#shared/ui/stack.module.css';
import { Steps } from '#shared/ui/steps';

const steps = () =>
  [
    [words.getCode(), words.getCodeText()],
    [words.share(), words.shareText()],
    [words.small(), words.smallText()],
  ] as const;

export function WhatHappensNext() {
  return (
    <section className={stack.stack} aria-labelledby="next">
      <h2 id="next">{words.next()}</h2>
      <Steps steps={steps()} row />
    </section>
  );
}
