import * as words from '@anew/words/own-data';
import { deleteAccount, exportAccount } from '#api/account-calls';
import { serverMessageOr } from '#shared/api/http-error';
import { browser } from '#shared/lib/browser';
import { dayOf } from '#shared/lib/dates';
import { forgetPerson } from '#shared/lib/forget';
import { tellOtherWindows } from '#shared/lib/other-windows';
import { useProof } from '#shared/proof/use-proof';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { saveFile } from '../lib/save-file';

export function exportFailureText(error: unknown): string {
  return serverMessageOr(words.exportFailed(), error);
}

export function deleteFailureText(error: unknown): string {
  return serverMessageOr(words.deleteFailed(), error);
}

async function exportData(): Promise<void> {
  const answer = await exportAccount();
  const legible = JSON.stringify(await answer.json(), null, 2);
  saveFile(new Blob([legible], { type: 'application/json' }), `anew-export-${dayOf(new Date())}.json`);
}

export function useExportData() {
  const { toast } = useToast();
  const lateToast = useLateToast();
  return useProof({
    mutationFn: exportData,
    onSuccess: () => toast({ title: words.exported(), variant: 'success' }),
    onError: (error) => lateToast({ title: words.exportToast(), description: exportFailureText(error) }),
  });
}

/** Deletes the account. It ends with a full page load, because nothing of the person may stay in memory. */
export function useDeleteAccount() {
  const lateToast = useLateToast();
  return useProof({
    mutationFn: deleteAccount,
    onSuccess: () => {
      tellOtherWindows('signs-out');
      forgetPerson();
      browser.goTo('/');
    },
    onError: (error) => lateToast({ title: words.notDeleted(), description: deleteFailureText(error) }),
  });
}
