import type { Agreement, TalkArea } from '@anew/contracts/assessment/talks';
import { DateText } from '#shared/ui/date-text';
import { useAgreements, useTalks } from '../hooks/use-talks';
import { AREA_WORDS } from '../lib/area-words';
import { dayIn } from '../lib/days';
import { TALK_TITLES } from '../lib/talk-titles';
import styles from './on-paper.module.css';

const HOW_IT_WENT = { kept: 'You kept it.', partly: 'You kept part of it.', not: '', open: '' } as const;

function Agreements({ agreements }: { agreements: readonly Agreement[] }) {
  return (
    <section>
      <h2>What you agreed on</h2>
      <ul role="list">
        {agreements.map(({ id, area, text, dueOn, outcome }) => (
          <li key={id}>
            <p className={styles.said} dir="auto">
              {text}
            </p>
            <p>
              {TALK_TITLES[area].title}. {HOW_IT_WENT[outcome ?? 'open']}
              {outcome === null && dueOn > dayIn(0) && (
                <>
                  {' '}
                  To look at again on <DateText at={dueOn} />.
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
  const { speak, together } = AREA_WORDS[area];
  return (
    <li>
      <h3>{TALK_TITLES[area].title}</h3>
      <ul>
        {[...speak, ...together].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </li>
  );
}

/** What the printed results have in place of buttons: the agreements that stand, and the words of the talks. */
export function TalksOnPaper() {
  const { data: talks } = useTalks();
  const { data: agreements } = useAgreements();
  const standing = agreements?.filter(({ outcome }) => outcome !== 'not') ?? [];
  const offered = talks?.offered ?? [];
  return (
    <div className={styles.paper}>
      {standing.length > 0 && <Agreements agreements={standing} />}
      {offered.length > 0 && (
        <section className={styles.questions}>
          <h2>To talk about</h2>
          <p>One speaks, one listens and says back what they heard. Then you trade places.</p>
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
