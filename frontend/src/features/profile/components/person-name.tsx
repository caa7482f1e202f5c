import { fullName } from '#shared/lib/person-name';
import { EmailText } from '#shared/ui/email-text';

interface PersonProps {
  person: { firstName: string | null; lastName: string | null; email: string };
}

/** Someone's name or, without one, their address. */
export function PersonName({ person }: PersonProps) {
  return (
    <bdi>
      <EmailText>{fullName(person)}</EmailText>
    </bdi>
  );
}

/** Someone's address below their name. It is not said twice. */
export function EmailOf({ person }: PersonProps) {
  if (fullName(person) === person.email) return null;
  return (
    <p data-not-ours>
      <EmailText>{person.email}</EmailText>
    </p>
  );
}
