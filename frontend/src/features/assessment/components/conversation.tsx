import type { Recommendation } from '@anew/contracts/assessment/results';
import * as words from '@anew/words/assessment-results';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import styles from './conversation.module.css';
import { Section } from './section';

interface SuggestionProps {
  recommendation: Recommendation;
  /** Whether it is what the page leads to: only that has the primary button. */
  leads: boolean;
}

function Suggestion({ recommendation, leads }: SuggestionProps) {
  const { moduleSlug, title, reason, talkStarter } = recommendation;
  return (
    <Card as="li" className={stack.stack}>
      <h3 className={layout.larger}>{title}</h3>
      <p>{reason}</p>
      <figure className={styles.starter}>
        <figcaption>{words.beginWith()}</figcaption>
        <blockquote>“{talkStarter}”</blockquote>
      </figure>
      <ButtonLink
        variant={leads ? 'primary' : 'secondary'}
        to={`/modules/${moduleSlug}`}
        className={styles.open}
      >
        {words.open({ title })}
      </ButtonLink>
    </Card>
  );
}

interface ConversationProps {
  recommendations: readonly Recommendation[];
  /** Whether the page leads here, and not to a talk. */
  leads: boolean;
}

export function Conversation({ recommendations, leads }: ConversationProps) {
  if (recommendations.length === 0) {
    return (
      <Section id="conversation" title={words.conversation()}>
        <p>{words.noModule()}</p>
      </Section>
    );
  }
  return (
    <Section id="conversation" title={words.conversation()} lead={words.conversationLead()}>
      <ol role="list" className={stack.stack}>
        {recommendations.map((recommendation, index) => (
          <Suggestion
            key={recommendation.moduleSlug}
            recommendation={recommendation}
            leads={leads && index === 0}
          />
        ))}
      </ol>
    </Section>
  );
}
