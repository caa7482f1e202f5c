import type { Module } from '@anew/contracts/content/views';
import { classNames } from '#shared/lib/class-names';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';

export function CoachingPrompt({ title, description, suggestions, link }: Module['coachingPrompt']) {
  return (
    <Card tone="primary" title={title} className="screen-only">
      <div className={classNames(stack.stack, layout.start)}>
        <p>{description}</p>
        <ul className={layout.close}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
        <ButtonLink to={link}>Talk to the coach</ButtonLink>
      </div>
    </Card>
  );
}
