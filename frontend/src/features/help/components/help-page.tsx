import * as words from '@anew/words/help';
import { whoHelps } from '@anew/words/who-helps';
import { classNames } from '#shared/lib/class-names';
import { Leavable, QuickExitBar } from '#shared/quick-exit/quick-exit';
import { Card } from '#shared/ui/card';
import { LinkCards } from '#shared/ui/link-card';
import { Numbers } from '#shared/ui/numbers';
import { Page } from '#shared/ui/page';
import stack from '#shared/ui/stack.module.css';
import { Steps } from '#shared/ui/steps';
import { faqs } from '../lib/faqs';
import styles from './help-page.module.css';

const places = () =>
  [
    { to: '/modules', icon: 'book', title: words.modules(), text: words.modulesText() },
    { to: '/journal', icon: 'pen', title: words.journal(), text: words.journalText() },
    { to: '/coaching', icon: 'chat', title: words.coaching(), text: words.coachingText() },
  ] as const;

const steps = () =>
  [
    [words.invite(), words.inviteText()],
    [words.assessment(), words.assessmentText()],
    [words.choose(), words.chooseText()],
    [words.daily(), words.dailyText()],
  ] as const;

const support = () =>
  [
    [words.aboutAnew(), 'support@anew.example', words.aboutAnewText()],
    [words.privacy(), 'privacy@anew.example', words.privacyText()],
  ] as const;

function Faqs() {
  return (
    <section aria-labelledby="faqs" className={styles.faqs}>
      <h2 id="faqs">{words.questions()}</h2>
      {faqs().map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}

function Help() {
  return (
    <Page title={words.title()} width="narrow" lead={words.lead()}>
      <QuickExitBar />
      <Card tone="sunken">
        <p>
          <Numbers>{whoHelps()}</Numbers>
        </p>
      </Card>
      <LinkCards links={places()} />
      <Card title={words.gettingStarted()}>
        <Steps steps={steps()} />
      </Card>
      <Faqs />
      <div className={classNames(stack.stack, styles.support)}>
        {support().map(([title, address, text]) => (
          <Card key={address} tone="sunken" title={title}>
            <p>{text}</p>
            <a href={`mailto:${address}`} className={styles.mail}>
              {address}
            </a>
          </Card>
        ))}
      </div>
    </Page>
  );
}

export function HelpPage() {
  return (
    <Leavable>
      <Help />
    </Leavable>
  );
}
