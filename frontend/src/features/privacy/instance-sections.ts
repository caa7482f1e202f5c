import type { InstanceInfo } from '@anew/contracts/instance/views';
import type { PolicySection } from '#shared/ui/policy-text';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

function backups(instance: InstanceInfo): PolicySection {
  return {
    title: 'Backups',
    paragraphs: [
      `Backups help us when a machine breaks. We keep one for ${days(instance.backupDays)} at most, then it is gone for good.`,
      `When you delete your account, the key that opens what you wrote is thrown away. Backups of keys live for ${days(instance.keyBackupDays)} at most. After that, what you wrote cannot be read in any older backup either.`,
    ],
  };
}

function operator({ operator, contact }: InstanceInfo): PolicySection {
  const who = operator
    ? `This copy of Anew is run by ${operator}.`
    : 'The people who run this copy of Anew have not put their name here yet. Ask them before you write anything that matters.';
  return {
    title: 'Who runs this, and questions',
    paragraphs: [who, `Write to ${contact}. A person answers within 48 h.`],
  };
}

/** Sections that differ from one copy of Anew to the next. Without an answer of the server they say where to look. */
export function instanceSections(instance: InstanceInfo | null): PolicySection[] {
  if (instance) return [backups(instance), operator(instance)];
  return [
    {
      title: 'Who runs this, and questions',
      paragraphs: [
        'The name of whoever runs this copy of Anew, and how long backups live, are shown here when you are online.',
      ],
    },
  ];
}
