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
  const options = {
    parse: parseText,
    isEmpty: (words: string) => words.trim() === '' || words === begin,
  };
  const text = useDraft({ ...options, key: draftKey(`${kind} ${id}`, userId), empty: begin });
  const day = useDraft({ ...options, key: draftKey(`${kind} day ${id}`, userId), empty: dayIn(A_WEEK) });
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
