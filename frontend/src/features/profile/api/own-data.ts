import { http, send } from '../../../shared/api/http';
import { serverMessageOr } from '../../../shared/api/http-error';
import { browser } from '../../../shared/lib/browser';
import { useProof } from '../../../shared/proof/use-proof';
import { useToast } from '../../../shared/ui/toast/use-toast';
import { forgetEverythingHere } from '../lib/forget';
import { saveFile } from '../lib/save-file';

/** The words that the server wants to see before it deletes everything. */
export const DELETE_CONFIRMATION = 'delete my account';

export function exportFailureText(error: unknown): string {
  return serverMessageOr('Your data could not be gathered. Please try again.', error);
}

export function deleteFailureText(error: unknown): string {
  return serverMessageOr('Nothing has been deleted. Please try again.', error);
}

async function exportData(): Promise<void> {
  const answer = await send('GET', '/api/account/export');
  saveFile(await answer.blob(), `anew-export-${new Date().toISOString().slice(0, 10)}.json`);
}

export function useExportData() {
  const { toast } = useToast();
  return useProof({
    mutationFn: exportData,
    onSuccess: () => toast({ title: 'Your data is in your downloads', variant: 'success' }),
    onError: (error) =>
      toast({ title: 'Export Failed', description: exportFailureText(error), variant: 'destructive' }),
  });
}

/** Ends with a full page load: nothing of the person may stay in memory. */
export function useDeleteAccount() {
  const { toast } = useToast();
  return useProof({
    mutationFn: () => http.delete('/api/account', { confirm: DELETE_CONFIRMATION }),
    onSuccess: () => {
      forgetEverythingHere();
      browser.goTo('/');
    },
    onError: (error) =>
      toast({
        title: 'Your account was not deleted',
        description: deleteFailureText(error),
        variant: 'destructive',
      }),
  });
}
