import type { Landing, LandingKind, NoReading, Reading, Rehearsal } from '@anew/contracts/coaching/rehearsal';
import * as words from '@anew/words/rehearse';
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

const TITLES: Readonly<Record<LandingKind, () => string>> = {
  warning: words.warning,
  children: words.children,
  blame: words.blame,
  sarcasm: words.sarcasm,
  absolutes: words.absolutes,
  history: words.history,
  shouting: words.shouting,
  questions: words.questions,
  length: words.length,
  late: words.late,
};

function LandingItem({ kind, why, quotes }: Landing) {
  return (
    <li className={layout.close}>
      <h3>{TITLES[kind]()}</h3>
      {quotes.map((quote) => (
        <blockquote key={quote} className={layout.inset} dir="auto" data-not-ours>
          {quote}
        </blockquote>
      ))}
      <p data-not-ours>{why}</p>
    </li>
  );
}

function Version({ title, hint, text }: { title: string; hint: string; text: string }) {
  return (
    <Card title={title} as="article" aside={<CopyButton text={text} label={words.copyVersion({ title })} />}>
      <p className={layout.muted}>{hint}</p>
      <p className={layout.asWritten} dir="auto" data-not-ours>
        {text}
      </p>
    </Card>
  );
}

/** The words for the coach are only put into the message field; the person sends them, or not. */
function ToTheCoach({ text }: { text: string }) {
  const state: WritingAbout = { beginning: words.beginning({ text }) };
  return (
    <ButtonLink to="/coaching" state={state} variant="quiet">
      {words.toTheCoach()}
    </ButtonLink>
  );
}

function Found({ source, landings, advice, shorter, sleepOn, notSafe }: Reading) {
  return (
    <>
      <Notice title={<span data-not-ours>{advice}</span>} />
      {landings.length > 0 && (
        <ul role="list" className={stack.stack}>
          {landings.map((landing) => (
            <LandingItem key={landing.kind} {...landing} />
          ))}
        </ul>
      )}
      {shorter !== null && <Version title={words.shorterTitle()} hint={words.shorterHint()} text={shorter} />}
      {sleepOn !== null && <Version title={words.sleepOnTitle()} hint={words.sleepOnHint()} text={sleepOn} />}
      {shorter !== null && <ToTheCoach text={shorter} />}
      <p className={layout.muted} data-not-ours>
        <Numbers>{notSafe}</Numbers>
      </p>
      <p className={layout.muted}>{words.readBy({ source })}</p>
    </>
  );
}

function Answer({ text, call }: NoReading) {
  return (
    <>
      {call !== undefined && <CallFirst number={call} />}
      <div className={stack.stack} dir="auto" data-not-ours>
        <Markdown text={text} />
      </div>
    </>
  );
}

export function ReadingOf({ rehearsal }: { rehearsal: Rehearsal }) {
  return rehearsal.kind === 'reading' ? <Found {...rehearsal} /> : <Answer {...rehearsal} />;
}
