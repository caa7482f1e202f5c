import { PrivacyText } from '../features/privacy/privacy-text';
import { Dialog } from '../shared/ui/dialog';

export default function PrivacyDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Privacy Policy" width="wide">
      <PrivacyText />
    </Dialog>
  );
}
