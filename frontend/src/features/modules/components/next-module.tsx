import * as words from '@anew/words/module';
import { useModules } from '../hooks/use-modules';
import { ModuleCard } from './module-card';
import { Section } from './section';

/** The module that follows, so that the end of one is not the end of the road. */
export function NextModule({ slug }: { slug: string }) {
  const { data } = useModules();
  const at = data?.findIndex((module) => module.slug === slug) ?? -1;
  const next = at < 0 ? undefined : data?.[at + 1];
  if (!next) return null;
  return (
    <Section title={words.nextModule()} className="screen-only">
      <ModuleCard module={next} />
    </Section>
  );
}
