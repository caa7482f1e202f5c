import { ProofDialog } from '#shared/proof/proof-dialog';
import { Toaster } from '#shared/ui/toast/toaster';

/** What may lie over any screen: toasts, and the window that asks for proof of who somebody is. */
export default function OverScreens() {
  return (
    <>
      <Toaster />
      <ProofDialog />
    </>
  );
}
