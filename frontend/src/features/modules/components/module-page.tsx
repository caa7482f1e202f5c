import * as words from '@anew/words/module';
import { useQuery } from '@tanstack/react-query';
import { moduleQuery } from '#api/content';
import { isMissing } from '#shared/api/http-error';
import { ButtonLink } from '#shared/ui/button';
import { ErrorState } from '#shared/ui/error-state';
import { Page } from '#shared/ui/page';
import { Signpost } from '#shared/ui/scenes/signpost';
import { Spinner } from '#shared/ui/spinner';
import stack from '#shared/ui/stack.module.css';
import { useBuiltInModules, useModules } from '../hooks/use-modules';
import { ModuleReading } from './module-reading';
import { ShortModule } from './short-module';

function NotFound() {
  return (
    <Page title={words.notFound()} lead={words.notFoundText()} width="narrow">
      <div className={stack.actions}>
        <ButtonLink to="/modules">{words.toModules()}</ButtonLink>
      </div>
      <Signpost />
    </Page>
  );
}

/** A built-in module is shown only when the server has no modules at all. */
function Missing({ slug }: { slug: string }) {
  const list = useModules();
  const noneAtAll = list.data?.length === 0;
  const builtIn = useBuiltInModules(noneAtAll);
  if (list.isPending || (noneAtAll && builtIn.isPending)) return <Spinner page />;
  const module = builtIn.data?.find((it) => it.slug === slug);
  return module ? <ShortModule module={module} /> : <NotFound />;
}

export function ModulePage({ slug }: { slug: string }) {
  const { data, error, isPending, refetch } = useQuery(moduleQuery(slug));
  if (data) return <ModuleReading module={data} />;
  if (isPending) return <Spinner page label={words.loading()} />;
  if (error && !isMissing(error)) {
    return <ErrorState page title={words.failed()} onRetry={() => void refetch()} />;
  }
  return <Missing slug={slug} />;
}
