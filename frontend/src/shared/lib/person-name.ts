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
  const [first] = new Intl.Segmenter('en').segment(text);
  return first?.segment ?? '';
}

export function initials({ firstName, lastName, email }: Named): string {
  const letters = [firstName, lastName].map((name) => firstSign(name?.trim() ?? '')).join('');
  return (letters || firstSign(email)).toUpperCase();
}
