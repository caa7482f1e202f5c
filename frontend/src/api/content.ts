import { queryOptions } from '@tanstack/react-query';
import { isMissing } from '#shared/api/http-error';
import { pages } from './pages';
import { read, strictRead } from './read';

/** When a prefetch has found that a module does not exist, the screen does not ask for it again. */
const unlessMissing = ({ state }: { state: { error: Error | null } }) => !isMissing(state.error);

export const todaysQuoteQuery = read('/api/quotes/today');
export const todaysQuestionQuery = read('/api/prompts/today');
export const todaysActivityQuery = read('/api/connection-activities/today');
export const modulesQuery = read('/api/modules');
export const moduleQuery = (slug: string) =>
  queryOptions({ ...read('/api/content/modules/:slug', { params: { slug } }), retryOnMount: unlessMissing });
export const completionsQuery = (slug: string) =>
  queryOptions({
    ...read('/api/modules/:slug/action-completions', { params: { slug } }),
    retryOnMount: unlessMissing,
  });
export const partnerStepsQuery = (slug: string) =>
  read('/api/modules/:slug/partner-steps', { params: { slug } });
export const focusesQuery = strictRead('/api/focuses');

export const answeredQuestionPages = pages('/api/prompts/answered');
