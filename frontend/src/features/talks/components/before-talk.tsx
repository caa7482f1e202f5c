import type { TalkArea } from '@anew/contracts/assessment/talks';
import { spokenLanguage } from '@anew/words/language';
import * as words from '@anew/words/talk';
import * as safety from '@anew/words/talk-safety';
import { useState } from 'react';
import { Button, ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Notice } from '#shared/ui/notice';
import { Numbers } from '#shared/ui/numbers';
import { Page } from '#shared/ui/page';
import { RadioCards } from '#shared/ui/radio-cards';
import stack from '#shared/ui/stack.module.css';
import { Steps } from '#shared/ui/steps';
import { useStartTalk } from '../hooks/use-talking';
import type { Partner } from '../lib/names';
import { TALK_MINUTES } from '../lib/step-words';
import { openingOf, titleOf } from '../lib/talk-titles';
import { Failure } from './failure';

const how = () =>
  [
    [words.speaksTitle(), words.speaksText()],
    [words.saysBackTitle(), words.saysBackText()],
    [words.tradeTitle(), words.tradeText()],
    [words.togetherTitle(), words.togetherText()],
  ] as const;

/** Names the hotline in the person's own language, also where the rest of the screen is still English. */
function NotFor() {
  return (
    <Notice tone="warning" title={safety.notForTitle()}>
      <span lang={spokenLanguage()}>
        <Numbers>{safety.notFor()}</Numbers>
      </span>
    </Notice>
  );
}

function HowItGoes() {
  return (
    <Card title={words.howTitle()}>
      <div className={stack.stack}>
        <Steps steps={how()} />
        <p>{words.pauseAnyTime()}</p>
        <p>{words.devices()}</p>
      </div>
    </Card>
  );
}

interface BeforeTalkProps {
  area: TalkArea;
  partners: readonly Partner[];
}

function Begin({ area, partners }: BeforeTalkProps) {
  const [first, setFirst] = useState<string | null>(null);
  const start = useStartTalk();
  return (
    <Card as="div" className={stack.stack}>
      <RadioCards
        name="first-speaker"
        legend={words.whoFirst()}
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
          pendingLabel={words.starting()}
          onClick={() => first !== null && start.mutate({ area, firstSpeaker: first })}
        >
          {words.bothReady()}
        </Button>
        <ButtonLink variant="quiet" to="/assessment">
          {words.notToday()}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The first screen of a talk. It says whom a talk is not for before it can begin. */
export function BeforeTalk(props: BeforeTalkProps) {
  return (
    <Page
      title={titleOf(props.area)}
      width="narrow"
      eyebrow={words.ofMinutes({ minutes: TALK_MINUTES })}
      lead={openingOf(props.area)}
    >
      <NotFor />
      <HowItGoes />
      <Begin {...props} />
    </Page>
  );
}
