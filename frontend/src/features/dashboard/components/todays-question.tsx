import { MODULE_TITLES } from '@anew/contracts/content/module-slugs';
import type { DailyPrompt } from '@anew/contracts/content/views';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { classNames } from '#shared/lib/class-names';
import type { WritingAbout } from '#shared/lib/writing-about';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { Loaded } from '#shared/ui/loaded';
import { useTodaysQuestion } from '../hooks/use-todays';
import { RateQuestion } from './rate-question';

function Question({ prompt }: { prompt: DailyPrompt }) {
  const about: WritingAbout = { question: { id: prompt.id, text: prompt.text } };
  return (
    <div className={classNames(stack.stack, layout.start)}>
      <p>{prompt.text}</p>
      {prompt.fromFocus && (
        <p className={layout.muted}>from your focus: {MODULE_TITLES[prompt.moduleSlug]}</p>
      )}
      <ButtonLink to="/journal?write=true" state={about} variant="secondary">
        Write about it
      </ButtonLink>
      <RateQuestion key={prompt.id} id={prompt.id} />
    </div>
  );
}

export function TodaysQuestion() {
  return (
    <Card title="Today's question">
      <Loaded
        query={useTodaysQuestion()}
        loading="Loading today's question"
        failed="Today's question did not load"
      >
        {(prompt) => (prompt ? <Question prompt={prompt} /> : <p>There is no question for today.</p>)}
      </Loaded>
    </Card>
  );
}
