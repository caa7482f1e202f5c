import { toastStore } from './toast-store';

/** `toast({ title, description, variant })`. Never the only place where an error stands. */
export function useToast() {
  return { toast: toastStore.toast, dismiss: toastStore.dismiss };
}
