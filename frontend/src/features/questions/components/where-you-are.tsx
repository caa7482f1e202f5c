import type { BothAnswers } from '@anew/contracts/content/answers';
import * as words from '@anew/words/todays-question';
import { bdi } from '#shared/ui/bdi';
import { Sentence } from '#shared/ui/sentence';
import { partnerName } from '../lib/partner-name';

interface WhereYouAreProps {
  answers: BothAnswers;
  partner: string;
}

function own({ answers: { mine, partner: theirs }, partner }: WhereYouAreProps) {
  const name = partnerName(partner);
  if (!theirs) return [words.answeredAlone()];
  if (!mine?.forPartner) return words.answeredBefore({ name, bdi });
  if (theirs.passed) return words.answeredPassing({ name, bdi });
  return words.answeredSealed({ name, bdi });
}

function partners({ answers: { partner: theirs }, partner }: WhereYouAreProps) {
  const name = partnerName(partner);
  if (!theirs) return [words.alone()];
  if (theirs.answered) return words.hasAnswered({ name, bdi });
  if (theirs.passed) return words.isPassing({ name, bdi });
  return [words.each()];
}

function passing({ answers: { partner: theirs }, partner }: WhereYouAreProps) {
  if (!theirs?.answered) return [words.youPass()];
  return words.youPassAnswered({ name: partnerName(partner), bdi });
}

function sentence(props: WhereYouAreProps) {
  const { mine } = props.answers;
  if (mine?.answered) return own(props);
  return mine?.passed ? passing(props) : partners(props);
}

/** Says who has answered or passed today's question, until both have answered. */
export const WhereYouAre = (props: WhereYouAreProps) => <Sentence>{sentence(props)}</Sentence>;
