import * as words from '@anew/words/modules';
import type { ReactNode } from 'react';
import { useOnline } from '#shared/lib/use-online';
import { Loaded } from '#shared/ui/loaded';
import { Page } from '#shared/ui/page';
import stack from '#shared/ui/stack.module.css';
import { useBuiltInModules, useModules } from '../hooks/use-modules';
import { type ListedModule, toSummary } from '../lib/built-in';
import { ModuleCard } from './module-card';
import styles from './modules.module.css';

function Grid({ modules }: { modules: readonly ListedModule[] }) {
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

/** Only the server knows the progress. */
const withoutProgress = (module: ListedModule) => ({ ...module, completedCount: null });

function BuiltIn({ offline = false }: { offline?: boolean }) {
  return (
    <Loaded query={useBuiltInModules(true)} loading={words.loading()} failed={words.failed()}>
      {(modules) => {
        const summaries = modules.map(toSummary);
        return <Grid modules={offline ? summaries.map(withoutProgress) : summaries} />;
      }}
    </Loaded>
  );
}

function Modules() {
  const modules = useModules();
  const online = useOnline();
  if (!online && !modules.data) return <BuiltIn offline />;
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
