import type { Module } from '@anew/contracts/content/views';
import * as words from '@anew/words/module';
import { Link } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import type { WritingAbout } from '#shared/lib/writing-about';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import cards from '#shared/ui/link-card.module.css';
import stack from '#shared/ui/stack.module.css';

const about = (suggestion: string): WritingAbout => ({ beginning: suggestion });

/** Each suggestion opens the coach with its words in the text field, to be changed before they are sent. */
export function CoachingPrompt({ title, description, suggestions, link }: Module['coachingPrompt']) {
  return (
    <Card tone="primary" title={title} className="screen-only">
      <div className={classNames(stack.stack, layout.start)}>
        <p>{description}</p>
        <ul role="list" className={cards.cards}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Link to={link} state={about(suggestion)} className={cards.card}>
                {suggestion}
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink to={link} variant="secondary">
          {words.coach()}
        </ButtonLink>
      </div>
    </Card>
  );
}
