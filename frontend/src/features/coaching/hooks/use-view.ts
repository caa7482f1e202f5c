import { MODULE_SLUGS, type ModuleSlug } from '@anew/contracts/content/module-slugs';
import { useSearchParams } from 'react-router-dom';

export interface View {
  /** The conversation in view; `null` for one that has not begun. */
  id: string | null;
  /** The module from which the person came. */
  moduleSlug: ModuleSlug | null;
  startNew: (options?: { replace: boolean }) => void;
  /** Turns the new conversation in view into the one that has just begun. */
  becomes: (id: string) => void;
  dismissModule: () => void;
}

export const conversationPath = (id: string) => `/coaching?c=${encodeURIComponent(id)}`;

/** The address holds the view, so that a reload and Back lead to the same place. */
export function useView(): View {
  const [params, setParams] = useSearchParams();
  const moduleSlug = MODULE_SLUGS.find((slug) => slug === params.get('module')) ?? null;

  function change(edit: (params: URLSearchParams) => void) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace: true },
    );
  }

  return {
    id: params.get('c'),
    moduleSlug,
    startNew: (options) => setParams({}, options),
    becomes: (id) => change((next) => next.set('c', id)),
    dismissModule: () => change((next) => next.delete('module')),
  };
}
