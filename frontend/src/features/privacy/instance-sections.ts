import type { InstanceInfo } from '@anew/contracts/instance/views';
import * as words from '@anew/words/privacy';
import type { PolicySection } from '#shared/ui/policy-text';

function backups({ backupDays, keyBackupDays }: InstanceInfo): PolicySection {
  return {
    title: words.backupsTitle(),
    paragraphs: [words.backupsText({ days: backupDays }), words.backupsKeys({ days: keyBackupDays })],
  };
}

function operator({ operator, contact }: InstanceInfo): PolicySection {
  return {
    title: words.operatorTitle(),
    paragraphs: [
      operator ? words.operatorName({ operator }) : words.operatorUnknown(),
      words.operatorContact({ contact }),
    ],
  };
}

/** Sections that differ from one copy of Anew to the next. Without an answer of the server they say where to look. */
export function instanceSections(instance: InstanceInfo | null): PolicySection[] {
  if (instance) return [backups(instance), operator(instance)];
  return [{ title: words.operatorTitle(), paragraphs: [words.operatorOnline()] }];
}
