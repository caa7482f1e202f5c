import type { AnsweredPrompt } from '@anew/contracts/content/answers';
import * as words from '@anew/words/questions';
import { classNames } from '#shared/lib/class-names';
import { bdi } from '#shared/ui/bdi';
import { ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { DateText } from '#shared/ui/date-text';
import { EmptyState } from '#shared/ui/empty-state';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import { Page } from '#shared/ui/page';
import { TwoCups } from '#shared/ui/scenes/two-cups';
import { Sentence } from '#shared/ui/sentence';
import { ShowMore } from '#shared/ui/show-more';
import stack from '#shared/ui/stack.module.css';
import { Unbroken } from '#shared/ui/unbroken';
import { useAnsweredQuestions } from '../hooks/use-answered-questions';
import { partnerName } from '../lib/partner-name';
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
      <p className={layout.asWritten} dir="auto" data-not-ours>
        <Unbroken>{mine?.text ?? ''}</Unbroken>
      </p>
      <p className={layout.muted}>
        {!mine?.forPartner && words.onlyYou()}
        {mine?.forPartner && !theirs?.passed && words.soFarOnlyYou()}
        {mine?.forPartner && theirs?.passed && (
          <Sentence>{words.passed({ name: partnerName(partner), bdi })}</Sentence>
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
      <h2 className={layout.serif} data-not-ours>
        <Unbroken>{text}</Unbroken>
      </h2>
      {mine && theirs?.text !== undefined ? (
        <AnswerPair
          userId={userId}
          partner={partner}
          promptId={id}
          question={text}
          mine={mine}
          theirs={theirs}
        />
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
      title={words.none()}
      action={<ButtonLink to="/">{words.seeTodays()}</ButtonLink>}
    >
      {words.noneText()}
    </EmptyState>
  );
}

export function QuestionsPage(props: QuestionsPageProps) {
  const query = useAnsweredQuestions();
  return (
    <Page title={words.title()} width="narrow" lead={words.lead()}>
      <Loaded query={query} loading={words.loading()} failed={words.failed()}>
        {(questions) => (
          <>
            {questions.length === 0 && <Nothing />}
            {questions.map((question) => (
              <Question key={`${question.day} ${question.id}`} question={question} {...props} />
            ))}
            <ShowMore
              label={words.older()}
              end={words.end()}
              failed={words.olderFailed()}
              query={query}
              shown={questions.length}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}
