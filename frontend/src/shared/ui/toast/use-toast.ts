import { useCallback, useContext } from 'react';
import { ScreenLanguage } from '../../lib/screen-language';
import { toastStore, type ToastWords } from './toast-store';

/** Shows toasts: `toast({ title, description, variant })`. An error must be shown on the screen as well. */
export function useToast() {
  const lang = useContext(ScreenLanguage);
  const toast = useCallback((words: ToastWords) => toastStore.toast({ ...words, lang }), [lang]);
  return { toast, dismiss: toastStore.dismiss };
}
