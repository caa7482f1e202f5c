import type { CouplePattern, PatternName } from '@anew/contracts/assessment/results';
import * as safety from '@anew/words/assessment-safety';
import { spokenLanguage } from '@anew/words/language';
import { classNames } from '#shared/lib/class-names';
import { Card } from '#shared/ui/card';
import { Numbers } from '#shared/ui/numbers';
import stack from '#shared/ui/stack.module.css';
import { PatternPicture } from './pattern-picture';
import styles from './results-screen.module.css';

/** The Lifeline answers in Spanish where a text begins with this word. */
const lifeline = () => (spokenLanguage() === 'es' ? 'sms:988?body=AYUDA' : 'sms:988');

/** Patterns under which somebody may be afraid at home, or at the end of their strength. */
const WITH_HELP: readonly PatternName[] = ['Carrying a Lot', 'Two Perspectives'];

/** Whom the two, or one of them alone, can turn to. */
function WhoHelps() {
  return (
    <>
      <p className={stack.actions}>
        <a href="tel:+18007997233">{safety.callHotline()}</a>
        <a href="sms:88788?body=START">{safety.textHotline()}</a>
        <a href="tel:988">{safety.callCrisis()}</a>
        <a href={lifeline()}>{safety.textCrisis()}</a>
      </p>
      <p>{safety.whereToBegin()}</p>
    </>
  );
}

/** The name of a pattern as Americans spell it. The one in the answer stays, because other clients know it. */
const spelled = (name: PatternName) => name.replace('Centre', 'Center');

/** The couple's results as a whole: a picture, a name and a few words. */
export function PatternHero({ pattern }: { pattern: CouplePattern }) {
  return (
    <Card className={classNames(stack.stack, styles.hero)}>
      <PatternPicture name={pattern.name} />
      <h2>{spelled(pattern.name)}</h2>
      <p>
        <Numbers>{pattern.summary}</Numbers>
      </p>
      {WITH_HELP.includes(pattern.name) && <WhoHelps />}
    </Card>
  );
}
