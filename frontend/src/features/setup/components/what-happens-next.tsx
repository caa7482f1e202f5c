import * as words from '@anew/words/setup-screen';
import { classNames } from '#shared/lib/class-names';
import stack from '#shared/ui/stack.module.css';
import { Steps } from '#shared/ui/steps';
import styles from './setup-screen.module.css';

const steps = () =>
  [
    [words.getCode(), words.getCodeText()],
    [words.share(), words.shareText()],
    [words.small(), words.smallText()],
  ] as const;

export function WhatHappensNext() {
  return (
    <section className={classNames(stack.stack, styles.next)} aria-labelledby="next">
      <h2 id="next">{words.next()}</h2>
      <Steps steps={steps()} />
    </section>
  );
}
