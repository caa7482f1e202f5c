import { toastStore } from './toast-store';

/** Shows toasts: `toast({ title, description, variant })`. An error must be shown on the screen as well. */
export function useToast() {
  return { toast: toastStore.toast, dismiss: toastStore.dismiss };
}
