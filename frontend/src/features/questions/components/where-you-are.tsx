import type { BothAnswers } from '@anew/contracts/content/answers';
import { nameOf } from '../lib/words';

interface WhereYouAreProps {
  answers: BothAnswers;
  partner: string;
}

function Own({ answers: { mine, partner: theirs }, partner }: WhereYouAreProps) {
  const name = <bdi>{nameOf(partner)}</bdi>;
  if (!theirs) return <>You answered. Only you can read this so far.</>;
  if (!mine?.forPartner) return <>You answered before {name} was here. Save it again, and it can open.</>;
  if (theirs.passed) return <>You answered. {name} is passing tonight.</>;
  return <>You answered. {name}’s answer opens when you both have.</>;
}

function Partners({ answers: { partner: theirs }, partner }: WhereYouAreProps) {
  const name = <bdi>{nameOf(partner)}</bdi>;
  if (!theirs) return <>Only you can read what you write so far.</>;
  if (theirs.answered) return <>{name} has answered. Yours opens both.</>;
  if (theirs.passed) return <>{name} is passing tonight.</>;
  return <>Each of you answers alone. Then you read what the other said.</>;
}

/** Says who has answered or passed today's question, until both have answered. */
export function WhereYouAre(props: WhereYouAreProps) {
  const { mine, partner: theirs } = props.answers;
  if (mine?.answered) return <Own {...props} />;
  if (!mine?.passed) return <Partners {...props} />;
  return (
    <>
      You are passing tonight. That is fine.
      {theirs?.answered && (
        <>
          {' '}
          <Partners {...props} />
        </>
      )}
    </>
  );
}
