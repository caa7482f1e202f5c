import type { Rehearsal } from '@anew/contracts/coaching/rehearsal';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { rehearse } from '#api/rehearsal';
import { Leavable, QuickExitBar } from '#shared/quick-exit/quick-exit';
import layout from '#shared/ui/layout.module.css';
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
        {rehearsal.kind === 'reading' ? 'How it may land' : 'Before anything else'}
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
        title="Rehearse a message"
        eyebrow={<Link to="/coaching">AI Coaching</Link>}
        lead="Paste what you would like to send. You see what may land badly, and a shorter version in your own words."
      >
        <QuickExitBar />
        <p className={layout.muted}>
          Nothing here is sent to the person you write to, and nothing is kept. Simple rules read your
          message, and an AI model too where this coach has one; no person does. They read English, and they
          miss things.
        </p>
        <RehearsalForm error={error} isPending={isPending} onSubmit={mutate} />
        {data && <Outcome rehearsal={data} />}
      </Page>
    </Leavable>
  );
}
