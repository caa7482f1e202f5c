import type { Agreement, TalkArea } from '@anew/contracts/assessment/talks';
import { wroteIt } from '@anew/words/talk-names';
import * as words from '@anew/words/talks-on-paper';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#api/account';
import { bdi } from '#shared/ui/bdi';
import { DateText } from '#shared/ui/date-text';
import { Sentence } from '#shared/ui/sentence';
import { useNameOf } from '../hooks/use-name-of';
import { useAgreements, useTalks } from '../hooks/use-talks';
import { areaWords } from '../lib/area-words';
import { dayIn } from '../lib/days';
import { titleOf } from '../lib/talk-titles';
import styles from './on-paper.module.css';

/** Says whose words an agreement is. */
function Writer({ name }: { name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <>
      {' '}
      <Sentence>{wroteIt({ name, bdi })}</Sentence>
    </>
  );
}

function Agreements({ agreements }: { agreements: readonly Agreement[] }) {
  const { data: user } = useQuery(currentUserQuery);
  const nameOf = useNameOf(user?.id ?? '');
  return (
    <section>
      <h2>{words.agreed()}</h2>
      <ul role="list">
        {agreements.map(({ id, area, text, dueOn, authorId }) => (
          <li key={id}>
            <p className={styles.said} dir="auto" data-not-ours>
              {text}
            </p>
            <p>
              {words.titled({ title: titleOf(area) })}
              <Writer name={nameOf(authorId)} />
              {dueOn > dayIn(0) && (
                <>
                  {' '}
                  <Sentence>{words.lookAgain({ date: () => <DateText at={dueOn} /> })}</Sentence>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ area }: { area: TalkArea }) {
  return (
    <li>
      <h3>{titleOf(area)}</h3>
      <ul>
        {[...areaWords(area, 'speak'), ...areaWords(area, 'together')].map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </li>
  );
}

/**
 * What the printed results have in place of buttons: the agreements that stand, and the words of the talks. One that was
 * checked is on no screen where either could take it away, so no paper has it.
 */
export default function TalksOnPaper() {
  const { data: talks } = useTalks();
  const { data: agreements } = useAgreements();
  const standing = agreements?.filter(({ outcome }) => outcome === null) ?? [];
  const offered = talks?.offered ?? [];
  return (
    <div className={styles.paper}>
      {standing.length > 0 && <Agreements agreements={standing} />}
      {offered.length > 0 && (
        <section className={styles.questions}>
          <h2>{words.toTalkAbout()}</h2>
          <p>{words.how()}</p>
          <ul role="list">
            {offered.map(({ area }) => (
              <Questions key={area} area={area} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
