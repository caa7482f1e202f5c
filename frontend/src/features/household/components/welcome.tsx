import * as words from '@anew/words/welcome';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { isSecondClick } from '#shared/ui/double-click';
import motion from '#shared/ui/motion.module.css';
import { Notice } from '#shared/ui/notice';
import { Page } from '#shared/ui/page';
import { ProgressBar } from '#shared/ui/progress-bar';
import stack from '#shared/ui/stack.module.css';
import { useWelcome, type WelcomeOptions } from '../hooks/use-welcome';
import type { Part, Step } from '../lib/steps';
import { Question } from './question';
import styles from './welcome.module.css';

const HEADINGS: Record<Part, () => string> = {
  all: words.heading,
  household: words.household,
  story: words.story,
};

/** Scrolls to the top at each question but the first, and gives the focus to its heading. */
function useQuestionInFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return heading;
}

function Buttons({ index, count, pending, back, skip }: ReturnType<typeof useWelcome>) {
  const isLast = index === count - 1;
  return (
    <div className={`${stack.actions} ${stack.apart}`}>
      {index > 0 ? (
        <Button
          variant="secondary"
          size="large"
          disabled={pending}
          onClick={(click) => {
            if (!isSecondClick(click)) back();
          }}
        >
          {words.back()}
        </Button>
      ) : (
        <span />
      )}
      <div className={stack.actions}>
        <Button
          variant="quiet"
          size="large"
          disabled={pending}
          onClick={(click) => {
            if (!isSecondClick(click)) skip();
          }}
        >
          {words.skip()}
        </Button>
        <Button
          type="submit"
          size="large"
          pending={pending}
          pendingLabel={words.saving()}
          onClick={(click) => isSecondClick(click) && click.preventDefault()}
        >
          {isLast ? words.done() : words.next()}
        </Button>
      </div>
    </div>
  );
}

/** Questions about the household and the person, one a screen. Each can be skipped. */
export function Welcome(props: WelcomeOptions) {
  const welcome = useWelcome(props);
  const { step, index, count, pending } = welcome;
  const heading = useQuestionInFocus(step);
  const place = words.place({ number: index + 1, count });

  function proceed(event: SyntheticEvent) {
    event.preventDefault();
    if (!pending) welcome.next();
  }

  return (
    <Page
      title={props.part === 'all' ? words.title() : HEADINGS[props.part]()}
      heading={<span className={styles.title}>{HEADINGS[props.part]()}</span>}
      width="narrow"
      actions={
        <Button variant="quiet" className={styles.leave} onClick={welcome.leave} disabled={pending}>
          {props.part === 'all' ? words.notNow() : words.close()}
        </Button>
      }
    >
      <ProgressBar label={words.progress()} value={index + 1} max={count} valueText={place} />
      <form onSubmit={proceed} className={styles.form}>
        <Card key={step} as="div" className={motion.rise}>
          <p className={styles.place}>{place}</p>
          <Question step={step} draft={welcome.draft} change={welcome.change} headingRef={heading} />
        </Card>
        {welcome.failed && (
          <Notice tone="danger" title={words.notSaved()}>
            {words.notSavedText()}
          </Notice>
        )}
        <Buttons {...welcome} />
      </form>
    </Page>
  );
}
