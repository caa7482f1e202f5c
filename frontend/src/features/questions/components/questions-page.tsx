import type { AnsweredPrompt } from '@anew/contracts/content/answers';
import { classNames } from '#shared/lib/class-names';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { DateText } from '#shared/ui/date-text';
import { EmptyState } from '#shared/ui/empty-state';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import { Page } from '#shared/ui/page';
import { TwoCups } from '#shared/ui/scenes/two-cups';
import { ShowMore } from '#shared/ui/show-more';
import stack from '#shared/ui/stack.module.css';
import { Unbroken } from '#shared/ui/unbroken';
import { useAnsweredQuestions } from '../hooks/use-answered-questions';
import { nameOf } from '../lib/words';
import { AnswerPair } from './answer-pair';
import styles from './questions.module.css';

interface QuestionsPageProps {
  userId: string;
  /** First name of the partner, or empty. */
  partner: string;
}

function Alone({
  question: { mine, partner: theirs },
  partner,
}: {
  question: AnsweredPrompt;
  partner: string;
}) {
  return (
    <>
      <p className={layout.asWritten} dir="auto">
        {mine?.text}
      </p>
      <p className={layout.muted}>
        {!mine?.forPartner && 'Only you can read this.'}
        {mine?.forPartner && !theirs?.passed && 'So far only you have answered this one.'}
        {mine?.forPartner && theirs?.passed && (
          <>
            <bdi>{nameOf(partner)}</bdi> passed this one.
          </>
        )}
      </p>
    </>
  );
}

function Question({ question, userId, partner }: QuestionsPageProps & { question: AnsweredPrompt }) {
  const { id, day, text, mine, partner: theirs } = question;
  return (
    <Card as="article" className={classNames(stack.stack, styles.question)}>
      <DateText at={day} className={layout.muted} />
      <h2 className={layout.larger}>
        <Unbroken>{text}</Unbroken>
      </h2>
      {mine && theirs?.text !== undefined ? (
        <AnswerPair userId={userId} partner={partner} promptId={id} mine={mine} theirs={theirs} />
      ) : (
        <Alone question={question} partner={partner} />
      )}
    </Card>
  );
}

function Nothing() {
  return (
    <EmptyState
      illustration={<TwoCups />}
      title="No answers yet"
      action={<ButtonLink to="/">See today’s question</ButtonLink>}
    >
      When you have answered a question, it is kept here with what you both said.
    </EmptyState>
  );
}

export function QuestionsPage(props: QuestionsPageProps) {
  const query = useAnsweredQuestions();
  return (
    <Page title="Questions you answered" width="narrow" lead="What you both said, newest first.">
      <Loaded query={query} loading="Loading your questions" failed="Your questions did not load">
        {(questions) => (
          <>
            {questions.length === 0 && <Nothing />}
            {questions.map((question) => (
              <Question key={`${question.day} ${question.id}`} question={question} {...props} />
            ))}
            <ShowMore
              label="Show older questions"
              end="Your questions begin here."
              failed="Older questions did not load. Please try again."
              query={query}
              shown={questions.length}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}
