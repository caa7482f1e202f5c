interface Named {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

export function fullName({ firstName, lastName, email }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

export function initials({ firstName, lastName, email }: Named): string {
  const letters = [firstName, lastName].map((name) => name?.trim().charAt(0) ?? '').join('');
  return (letters || email.charAt(0)).toUpperCase();
}
