import type { Rehearsal } from '@anew/contracts/coaching/rehearsal';
import { concernTitle } from '@anew/words/coaching-safety';
import * as words from '@anew/words/rehearse';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { rehearse } from '#api/rehearsal';
import { useMutation } from '#shared/api/use-mutation';
import { Leavable, QuickExitBar } from '#shared/quick-exit/quick-exit';
import { Page } from '#shared/ui/page';
import stack from '#shared/ui/stack.module.css';
import { ReadingOf } from './reading';
import { RehearsalForm } from './rehearsal-form';

/** What was found. The focus moves to it, because it appears below the fold of a phone. */
function Outcome({ rehearsal }: { rehearsal: Rehearsal }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [rehearsal]);
  return (
    <section className={stack.stack} aria-labelledby="outcome">
      <h2 id="outcome" ref={heading} tabIndex={-1}>
        {rehearsal.kind === 'reading' ? words.outcomeTitle() : concernTitle()}
      </h2>
      <ReadingOf rehearsal={rehearsal} />
    </section>
  );
}

export function RehearsePage() {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: rehearse });
  return (
    <Leavable>
      <Page
        width="narrow"
        title={words.title()}
        eyebrow={<Link to="/coaching">{words.coaching()}</Link>}
        lead={words.lead()}
      >
        <QuickExitBar />
        <RehearsalForm error={error} isPending={isPending} onSubmit={mutate} />
        {data && <Outcome rehearsal={data} />}
      </Page>
    </Leavable>
  );
}
