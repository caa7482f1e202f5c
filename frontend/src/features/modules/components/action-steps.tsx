import * as words from '@anew/words/module';
import { classNames } from '#shared/lib/class-names';
import { bdi } from '#shared/ui/bdi';
import { Card } from '#shared/ui/card';
import { Checkbox } from '#shared/ui/checkbox';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import { Notice } from '#shared/ui/notice';
import { PersonShape } from '#shared/ui/person-shape';
import { ProgressBar } from '#shared/ui/progress-bar';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import { Unbroken } from '#shared/ui/unbroken';
import { useActionSteps } from '../hooks/use-action-steps';
import { useCompletions } from '../hooks/use-completions';
import { usePartnerSteps } from '../hooks/use-partner-steps';
import styles from './modules.module.css';

interface Progress {
  completed: number;
  total: number;
}

/** A tick is a small thing, so that it is saved is said quietly, in the same line. */
function Progress({ completed, total, isSaved }: Progress & { isSaved: boolean }) {
  const said = words.completed({ done: completed, count: total });
  return (
    <div className={layout.close}>
      <div className={classNames(stack.actions, stack.apart, layout.muted)}>
        <span>{said}</span>
        <span role="status">{isSaved && words.updated()}</span>
      </div>
      <ProgressBar label={words.yourSteps()} value={completed} max={total} valueText={said} />
    </div>
  );
}

function Celebration({ completed, total }: Progress) {
  return (
    <div role="status">
      {total > 0 && completed === total && (
        <Notice tone="success" title={words.moduleComplete()}>
          {words.congratulations()}
        </Notice>
      )}
    </div>
  );
}

interface SignsProps {
  own: boolean;
  theirs: boolean;
  name: string;
}

/** Shows by their shapes who of the two has done a step. The person's own is said by the box already. */
function Signs({ own, theirs, name }: SignsProps) {
  return (
    <span className={styles.signs}>
      <PersonShape own size={14} outlined={!own} />
      <PersonShape own={false} size={14} outlined={!theirs} />
      {theirs && (
        <span className="visually-hidden">
          <Sentence>{words.hasDone({ name, bdi })}</Sentence>
        </span>
      )}
    </span>
  );
}

interface ActionStepsProps {
  slug: string;
  actions: readonly string[];
}

function Steps({ slug, actions }: ActionStepsProps) {
  const { isDone, toggle, isSaved, failure } = useActionSteps(slug);
  const partner = usePartnerSteps(slug);
  const completed = actions.filter((_, index) => isDone(index)).length;
  return (
    <div className={stack.stack}>
      <Progress completed={completed} total={actions.length} isSaved={isSaved} />
      <ul role="list">
        {actions.map((action, index) => (
          <li key={action} className={styles.step}>
            <Checkbox
              label={<Unbroken>{action}</Unbroken>}
              checked={isDone(index)}
              onChange={() => toggle(index)}
            />
            {partner && <Signs own={isDone(index)} theirs={partner.hasDone(index)} name={partner.name} />}
          </li>
        ))}
      </ul>
      {partner && (
        <p className={layout.muted}>
          <Sentence>{words.seesTicks({ name: partner.name, bdi })}</Sentence>
        </p>
      )}
      {failure && (
        <Notice tone="danger" title={words.error()}>
          {failure}
        </Notice>
      )}
      <Celebration completed={completed} total={actions.length} />
    </div>
  );
}

/** Steps that each partner ticks for themselves. */
export function ActionSteps({ slug, actions }: ActionStepsProps) {
  return (
    <Card title={words.actions()}>
      <Loaded query={useCompletions(slug)} loading={words.loadingProgress()} failed={words.progressFailed()}>
        {() => <Steps slug={slug} actions={actions} />}
      </Loaded>
    </Card>
  );
}
