import { draftKey } from '#shared/lib/drafts';
import { useDraft } from '#shared/lib/use-draft';
import { A_WEEK, dayIn } from '../lib/days';

export interface AgreementWords {
  text: string;
  dueOn: string;
}

const parseText = (stored: unknown) => (typeof stored === 'string' ? stored : null);

interface Drafted {
  kind: 'agreement' | 'easier';
  /** Id of the talk, or of the agreement that becomes easier. */
  id: string;
  userId: string;
  /** What the words begin with. */
  begin?: string;
}

/** The words and the day, which survive a reload. */
export function useAgreementDraft({ kind, id, userId, begin = '' }: Drafted) {
  const draftOf = (key: string, empty: string) => ({
    key: draftKey(key, userId),
    empty,
    parse: parseText,
    isEmpty: (words: string) => words.trim() === '' || words === empty,
  });
  const text = useDraft(draftOf(`${kind} ${id}`, begin));
  const day = useDraft(draftOf(`${kind} day ${id}`, dayIn(A_WEEK)));
  return {
    value: { text: text.value, dueOn: day.value },
    change: (value: AgreementWords) => {
      text.change(value.text);
      day.change(value.dueOn);
    },
    forget: () => {
      text.forget();
      day.forget();
    },
  };
}
