import type { Module } from '@anew/contracts/content/views';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Page } from '#shared/ui/page';
import { DURATION } from '../lib/built-in';
import { ActionSteps } from './action-steps';
import { CoachingPrompt } from './coaching-prompt';
import { Illustration } from './illustrations/illustration';
import styles from './modules.module.css';
import { Framework, Reflection, Scenario } from './practice';
import { ListSection, Section } from './section';
import { Text } from './text';

function Lesson({ module }: { module: Module }) {
  return (
    <>
      <Card tone="primary" title="Key insight">
        <p className={layout.serif}>{module.keyInsight}</p>
      </Card>
      <Section title="The lesson">
        <Text>{module.lesson}</Text>
      </Section>
      <Card tone="accent" title="Reality check">
        <Text>{module.realityCheck}</Text>
      </Card>
      <Section title={module.deepDive.title} eyebrow="Deep dive">
        <Text>{module.deepDive.content}</Text>
      </Section>
    </>
  );
}

function ToActionSteps() {
  return (
    <ButtonLink href="#steps" variant="quiet" className="screen-only">
      Go to your action steps
    </ButtonLink>
  );
}

export function ModuleReading({ module }: { module: Module }) {
  return (
    <Page
      title={module.title}
      eyebrow={`Module · ${DURATION}`}
      lead={module.overview}
      width="narrow"
      actions={<ToActionSteps />}
    >
      <div className={styles.reading}>
        <Illustration slug={module.slug} />
        <Lesson module={module} />
        <Framework {...module.transformation} />
        <Scenario {...module.scenario} />
        <Reflection {...module.reflection} />
        <ListSection title="Signs to notice" items={module.awareness} />
        <ListSection title="A conversation to have" items={module.conversation} />
        <div id="steps">
          <ActionSteps slug={module.slug} actions={module.actions} />
        </div>
        <CoachingPrompt {...module.coachingPrompt} />
        <ListSection title="Sources" items={module.sources} quiet />
      </div>
    </Page>
  );
}
