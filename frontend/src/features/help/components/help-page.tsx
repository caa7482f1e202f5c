import { classNames } from '#shared/lib/class-names';
import { Leavable, QuickExitBar } from '#shared/quick-exit/quick-exit';
import { Card } from '#shared/ui/card';
import { LinkCards } from '#shared/ui/link-card';
import { Numbers } from '#shared/ui/numbers';
import { Page } from '#shared/ui/page';
import stack from '#shared/ui/stack.module.css';
import { Steps } from '#shared/ui/steps';
import { FAQS } from '../lib/faqs';
import styles from './help-page.module.css';

const PLACES = [
  { to: '/modules', icon: 'book', title: 'Modules', text: '8 core modules, one step at a time' },
  { to: '/journal', icon: 'pen', title: 'Journal', text: 'Write it down, share it or keep it' },
  { to: '/coaching', icon: 'chat', title: 'AI Coaching', text: 'Think something through, any hour' },
] as const;

const STEPS = [
  ['Invite your partner', 'Send the link or the code from your dashboard. You can begin without waiting.'],
  ['Take the assessment', '22 questions, about 15 minutes, each of you alone.'],
  ['Choose 2-3 modules', 'Begin where it matters most to you both. The others will wait.'],
  [
    'Keep 15-20 minutes a day',
    'The same time each day helps: after dinner, before sleep, whenever it is quiet.',
  ],
] as const;

const SUPPORT = [
  [
    'Questions about Anew',
    'support@anew.example',
    'How something works, or an idea you have. We answer within 24 h.',
  ],
  [
    'Account and privacy',
    'privacy@anew.example',
    'Your login, your data, anything that worries you. We answer within 48 h.',
  ],
] as const;

function Faqs() {
  return (
    <section aria-labelledby="faqs" className={styles.faqs}>
      <h2 id="faqs">Questions people ask</h2>
      {FAQS.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>
            <Numbers>{answer}</Numbers>
          </p>
        </details>
      ))}
    </section>
  );
}

function Help() {
  return (
    <Page title="Help" width="narrow" lead="Short answers, and people to write to when those are not enough.">
      <QuickExitBar />
      <LinkCards links={PLACES} />
      <Card title="Getting started">
        <Steps steps={STEPS} />
      </Card>
      <Faqs />
      <div className={classNames(stack.stack, styles.support)}>
        {SUPPORT.map(([title, address, text]) => (
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
