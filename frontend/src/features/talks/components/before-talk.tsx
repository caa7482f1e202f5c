import type { TalkArea } from '@anew/contracts/assessment/talks';
import { useState } from 'react';
import { Button, ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Notice } from '#shared/ui/notice';
import { Numbers } from '#shared/ui/numbers';
import { Page } from '#shared/ui/page';
import { RadioCards } from '#shared/ui/radio-cards';
import stack from '#shared/ui/stack.module.css';
import { Steps } from '#shared/ui/steps';
import { useStartTalk } from '../hooks/use-talks';
import type { Partner } from '../lib/names';
import { TALK_MINUTES } from '../lib/step-words';
import { TALK_TITLES } from '../lib/talk-titles';
import { Failure } from './failure';

const HOW = [
  ['One speaks, one listens', 'About six minutes. Here are some sentences to begin with.'],
  ['The listener says back what they heard', 'Three minutes. Not to answer, only to make sure.'],
  ['You trade places', 'The same again, the other way around.'],
  ['You look at it together', 'And agree on one small thing, if you like.'],
] as const;

const NOT_FOR =
  'If you are afraid of what may happen after you speak up, do not do this talk. You owe nobody a talk. The National Domestic Violence Hotline is there day and night: call 1-800-799-7233 or text START to 88788.';

interface BeforeTalkProps {
  area: TalkArea;
  partners: readonly Partner[];
}

/** The first screen of a talk. It says whom a talk is not for before it can begin. */
export function BeforeTalk({ area, partners }: BeforeTalkProps) {
  const [first, setFirst] = useState<string | null>(null);
  const start = useStartTalk();
  const { title, opening } = TALK_TITLES[area];
  return (
    <Page title={title} width="narrow" eyebrow={`A talk of about ${TALK_MINUTES} minutes`} lead={opening}>
      <Notice tone="warning" title="This is not for a relationship with fear in it.">
        <Numbers>{NOT_FOR}</Numbers>
      </Notice>
      <Card title="How it goes">
        <div className={stack.stack}>
          <Steps steps={HOW} />
          <p>
            You can pause at any time. Either of you may stop, and nobody needs a reason. Nothing that you say
            is saved here, only what you agree on at the end.
          </p>
          <p>Share one device, or use one each. Both show the same thing.</p>
        </div>
      </Card>
      <Card as="div" className={stack.stack ?? ''}>
        <RadioCards
          name="first-speaker"
          legend="Who speaks first?"
          options={partners.map(({ userId, name }) => ({ value: userId, label: <bdi>{name}</bdi> }))}
          value={first}
          onChange={setFirst}
          compact
        />
        <Failure error={start.error} />
        <div className={stack.actions}>
          <Button
            disabled={first === null}
            pending={start.isPending}
            pendingLabel="Starting..."
            onClick={() => first !== null && start.mutate({ area, firstSpeaker: first })}
          >
            We are both ready
          </Button>
          <ButtonLink variant="quiet" to="/assessment">
            Not today
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
