import type { Landing, LandingKind, NoReading, Reading, Rehearsal } from '@anew/contracts/coaching/rehearsal';
import type { WritingAbout } from '#shared/lib/writing-about';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { Numbers } from '#shared/ui/numbers';
import stack from '#shared/ui/stack.module.css';
import { CallFirst } from '../call-first';
import { CopyButton } from '../copy';
import { Markdown } from '../markdown';

const TITLES: Readonly<Record<LandingKind, string>> = {
  warning: 'A warning',
  children: 'A child in the middle',
  blame: 'Blame',
  sarcasm: 'Sarcasm',
  absolutes: 'Always and never',
  history: 'Old history',
  shouting: 'Shouting',
  questions: 'Many questions',
  length: 'Length',
  late: 'The hour',
};

function LandingItem({ kind, why, quotes }: Landing) {
  return (
    <li className={layout.close}>
      <h3>{TITLES[kind]}</h3>
      {quotes.map((quote) => (
        <blockquote key={quote} className={layout.inset} dir="auto">
          {quote}
        </blockquote>
      ))}
      <p>{why}</p>
    </li>
  );
}

function Version({ title, hint, text }: { title: string; hint: string; text: string }) {
  return (
    <Card title={title} as="article" aside={<CopyButton text={text} label={`Copy: ${title}`} />}>
      <p className={layout.muted}>{hint}</p>
      <p className={layout.asWritten} dir="auto">
        {text}
      </p>
    </Card>
  );
}

/** The words for the coach are only put into the message field; the person sends them, or not. */
function ToTheCoach({ text }: { text: string }) {
  const state: WritingAbout = { beginning: `I would like to send this, and I am not sure: “${text}”` };
  return (
    <ButtonLink to="/coaching" state={state} variant="quiet">
      Talk about it with the coach
    </ButtonLink>
  );
}

function Found({ source, landings, advice, shorter, sleepOn, notSafe }: Reading) {
  return (
    <>
      <Notice title={advice} />
      {landings.length > 0 && (
        <ul role="list" className={stack.stack}>
          {landings.map((landing) => (
            <LandingItem key={landing.kind} {...landing} />
          ))}
        </ul>
      )}
      {shorter !== null && (
        <Version title="Shorter" hint="Your own words, without what stings." text={shorter} />
      )}
      {sleepOn !== null && (
        <Version title="To sleep on" hint="For the morning, if it still feels right then." text={sleepOn} />
      )}
      {shorter !== null && <ToTheCoach text={shorter} />}
      <p className={layout.muted}>
        <Numbers>{notSafe}</Numbers>
      </p>
      <p className={layout.muted}>
        {source === 'rules' ? 'Simple rules have' : 'Simple rules and an AI model have'} read this. You know
        better how it will land.
      </p>
    </>
  );
}

function Answer({ text, call }: NoReading) {
  return (
    <>
      {call !== undefined && <CallFirst number={call} />}
      <div className={stack.stack} dir="auto">
        <Markdown text={text} />
      </div>
    </>
  );
}

export function ReadingOf({ rehearsal }: { rehearsal: Rehearsal }) {
  return rehearsal.kind === 'reading' ? <Found {...rehearsal} /> : <Answer {...rehearsal} />;
}
