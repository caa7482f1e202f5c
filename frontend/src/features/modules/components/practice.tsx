import type { Module } from '@anew/contracts/content/views';
import * as words from '@anew/words/module';
import { classNames } from '#shared/lib/class-names';
import type { WritingAbout } from '#shared/lib/writing-about';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { Steps } from '#shared/ui/steps';
import { Unbroken } from '#shared/ui/unbroken';
import { frameworkStep } from '../lib/paragraphs';
import { Section } from './section';
import { Text } from './text';

export function Framework({ title, framework }: Module['transformation']) {
  return (
    <Section title={title} eyebrow={words.remember()}>
      <Steps steps={framework.map(frameworkStep)} />
    </Section>
  );
}

export function Scenario({ title, situation, challenge, approach }: Module['scenario']) {
  return (
    <Card tone="sunken">
      <Section title={title} eyebrow={words.scene()}>
        <Text>{situation}</Text>
        <h3>{words.hard()}</h3>
        <Text>{challenge}</Text>
        <h3>{words.theyTry()}</h3>
        <Text>{approach}</Text>
      </Section>
    </Card>
  );
}

/** Writing begins with the question, so that the entry still says what it answers a year from now. */
export function Reflection({ question, prompts }: Module['reflection']) {
  const about: WritingAbout = { beginning: `${question}\n\n` };
  return (
    <Card title={words.reflection()}>
      <div className={classNames(stack.stack, layout.start)}>
        <p className={layout.serif}>
          <Unbroken>{question}</Unbroken>
        </p>
        <ul className={layout.close}>
          {prompts.map((prompt) => (
            <li key={prompt}>
              <Unbroken>{prompt}</Unbroken>
            </li>
          ))}
        </ul>
        <ButtonLink to="/journal?write=true" state={about} variant="secondary" className="screen-only">
          {words.write()}
        </ButtonLink>
      </div>
    </Card>
  );
}
