import type { ModuleSummary } from '@anew/contracts/content/views';
import * as words from '@anew/words/modules';
import type { ReactNode } from 'react';
import { useOnline } from '#shared/lib/use-online';
import { Loaded } from '#shared/ui/loaded';
import { Page } from '#shared/ui/page';
import stack from '#shared/ui/stack.module.css';
import { useBuiltInModules, useModules } from '../hooks/use-modules';
import { toSummary } from '../lib/built-in';
import { ModuleCard } from './module-card';
import styles from './modules.module.css';

function Grid({ modules }: { modules: readonly ModuleSummary[] }) {
  return (
    <ul role="list" className={styles.grid}>
      {modules.map((module) => (
        <li key={module.slug}>
          <ModuleCard module={module} />
        </li>
      ))}
    </ul>
  );
}

function BuiltIn() {
  return (
    <Loaded query={useBuiltInModules(true)} loading={words.loading()} failed={words.failed()}>
      {(modules) => <Grid modules={modules.map(toSummary)} />}
    </Loaded>
  );
}

function Modules() {
  const modules = useModules();
  const online = useOnline();
  if (!online && !modules.data) return <BuiltIn />;
  return (
    <Loaded query={modules} loading={words.loading()} failed={words.failed()}>
      {(list) => (list?.length ? <Grid modules={list} /> : <BuiltIn />)}
    </Loaded>
  );
}

/** The assessment stands on top. It comes as an argument, because features do not import each other. */
export function ModulesPage({ assessment }: { assessment: ReactNode }) {
  return (
    <Page title={words.title()} lead={words.lead()}>
      {assessment}
      <section aria-labelledby="modules" className={stack.stack}>
        <h2 id="modules">{words.eight()}</h2>
        <Modules />
      </section>
    </Page>
  );
}
