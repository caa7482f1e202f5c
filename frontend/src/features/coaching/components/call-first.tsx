import * as words from '@anew/words/coaching-safety';
import { ButtonLink } from '#shared/ui/button';

/** Who answers, and how a phone reaches them. */
const HELP: Readonly<Record<string, { who: () => string; call: string }>> = {
  '911': { who: words.emergencies, call: 'tel:911' },
  '988': { who: words.lifeline, call: 'tel:988' },
  '1-800-799-7233': { who: words.hotline, call: 'tel:+18007997233' },
  '1-800-422-4453': { who: words.childhelp, call: 'tel:+18004224453' },
};

/** Stands before everything else in an answer to somebody in danger, who may not read on. */
export function CallFirst({ number }: { number: string }) {
  const help = HELP[number];
  if (!help) return null;
  return (
    <p>
      <ButtonLink href={help.call}>
        {words.call({ number })}
        <span className="visually-hidden"> ({help.who()})</span>
      </ButtonLink>
    </p>
  );
}
