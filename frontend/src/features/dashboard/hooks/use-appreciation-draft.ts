import type { Appreciation } from '@anew/contracts/journal/views';
import type { AppreciationWords } from '#api/appreciation-calls';
import { draftKey } from '#shared/lib/drafts';
import { useDraft } from '#shared/lib/use-draft';
import { type AppreciationDraft, belongsTo, parseAppreciationDraft } from '../lib/drafts';

const isBlank = ({ appreciation, quality }: AppreciationWords) => !appreciation.trim() && !quality.trim();

/** Content of the fields: a draft from an earlier visit, or today's appreciation as it is saved. */
export function useAppreciationDraft(userId: string, saved: Appreciation | null) {
  const { value, change, forget } = useDraft<AppreciationDraft | null>({
    key: draftKey('appreciation', userId),
    empty: null,
    parse: parseAppreciationDraft,
    isEmpty: (draft) => draft === null || isBlank(draft),
  });
  const asSaved = {
    appreciation: saved?.appreciation ?? '',
    quality: saved?.quality ?? '',
    changes: saved?.id ?? null,
  };

  return {
    words: value ?? asSaved,
    isBegun: value !== null && !isBlank(value) && belongsTo(saved, value),
    fill: (wordsAfter: (before: AppreciationWords) => Partial<AppreciationWords>) =>
      change((before) => ({ ...(before ?? asSaved), ...wordsAfter(before ?? asSaved) })),
    forget,
    /** Drops a draft that changes an earlier day's appreciation, because today's is written here. */
    forgetWhatIsOver: () => {
      if (value && !belongsTo(saved, value)) forget();
    },
  };
}

export type AppreciationDraftHandle = ReturnType<typeof useAppreciationDraft>;
