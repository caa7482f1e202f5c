import { MODULE_TITLES } from '@anew/contracts/content/module-slugs';
import type { Focus } from '@anew/contracts/content/views';
import { useQuery } from '@tanstack/react-query';
import { resultsQuery } from '#api/assessment';
import { Button } from '#shared/ui/button';
import { passFocusOn } from '#shared/ui/heading-focus';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { focusFailureText, useSetFocus } from '../hooks/use-set-focus';
import { type Suggestion, suggestionsFrom } from '../lib/areas';

function OneSuggestion({ suggestion: { category, slug } }: { suggestion: Suggestion }) {
  const { mutate, isPending, error } = useSetFocus(slug);
  const title = MODULE_TITLES[slug];
  return (
    <li className={stack.row}>
      <p>
        <strong>{title}</strong>
        <br />
        {category}
      </p>
      <Button
        ref={passFocusOn}
        variant="secondary"
        pending={isPending}
        aria-label={`Make it a focus: ${title}`}
        onClick={() => mutate('high')}
      >
        Make it a focus
      </Button>
      {error && <Notice tone="danger">{focusFailureText(error)}</Notice>}
    </li>
  );
}

/** Suggests as a focus the areas that need the most care according to the assessment. */
export function FocusSuggestions({ focuses }: { focuses: Focus[] }) {
  const { data, isError, refetch } = useQuery(resultsQuery);
  if (isError) {
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        The suggestions from your assessment did not load.
      </Notice>
    );
  }
  const suggestions = data ? suggestionsFrom(data, focuses) : [];
  if (suggestions.length === 0) return null;
  return (
    <Notice title="Your assessment suggests">
      <ul role="list" className={stack.stack}>
        {suggestions.map((suggestion) => (
          <OneSuggestion key={suggestion.slug} suggestion={suggestion} />
        ))}
      </ul>
    </Notice>
  );
}
