interface Named {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

export function fullName({ firstName, lastName, email }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/** The first letter or emoji, which can be several characters long. */
function firstSign(text: string): string {
  for (const { segment } of new Intl.Segmenter().segment(text)) return segment;
  return '';
}

export function initials({ firstName, lastName, email }: Named): string {
  const letters = [firstName, lastName].map((name) => firstSign(name?.trim() ?? '')).join('');
  return (letters || firstSign(email)).toUpperCase();
}
