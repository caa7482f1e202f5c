import type { Module } from '@anew/contracts/content/views';
import * as words from '@anew/words/module';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Page } from '#shared/ui/page';
import { Unbroken } from '#shared/ui/unbroken';
import { useChapter } from '../hooks/use-chapter';
import { ActionSteps } from './action-steps';
import { Chapter, ChapterLinks } from './chapters';
import { CoachingPrompt } from './coaching-prompt';
import { Illustration } from './illustrations/illustration';
import styles from './modules.module.css';
import { NextModule } from './next-module';
import { Framework, Reflection, Scenario } from './practice';
import { ListSection, Section } from './section';
import { Sources } from './sources';
import { Text } from './text';
import { TrackPieces } from './track-pieces';

function Lesson({ module }: { module: Module }) {
  return (
    <>
      <Illustration slug={module.slug} />
      <Card tone="primary" title={words.insight()}>
        <p className={layout.serif}>{module.keyInsight}</p>
      </Card>
      <Section title={words.lesson()}>
        <Text>{module.lesson}</Text>
      </Section>
      <Card tone="accent" title={words.realityCheck()}>
        <Text>{module.realityCheck}</Text>
      </Card>
      <Section title={module.deepDive.title} eyebrow={words.deepDive()}>
        <Text>{module.deepDive.content}</Text>
      </Section>
      {module.track && <TrackPieces {...module.track} />}
      <Sources {...module} />
    </>
  );
}

function Talk({ module }: { module: Module }) {
  return (
    <>
      <Scenario {...module.scenario} />
      <Reflection {...module.reflection} />
      <ListSection title={words.signs()} items={module.awareness} />
      <ListSection title={words.conversation()} items={module.conversation} />
      <CoachingPrompt {...module.coachingPrompt} />
    </>
  );
}

export function ModuleReading({ module }: { module: Module }) {
  const current = useChapter(module.slug);
  return (
    <Page
      title={module.title}
      eyebrow={words.eyebrow()}
      lead={<Unbroken>{module.overview}</Unbroken>}
      width="narrow"
    >
      <div className={styles.reading}>
        <ChapterLinks module={module} current={current} />
        <Chapter name="read" current={current}>
          <Lesson module={module} />
        </Chapter>
        <Chapter name="talk" current={current}>
          <Talk module={module} />
        </Chapter>
        <Chapter name="do" current={current}>
          <Framework {...module.transformation} />
          <ActionSteps slug={module.slug} actions={module.actions} />
          <NextModule slug={module.slug} />
        </Chapter>
      </div>
    </Page>
  );
}
