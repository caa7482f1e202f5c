import type { User } from '@anew/contracts/identity/views';
import { PASSWORD, type SignedUp } from '@anew/testkit/person';
import { expect } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import type { SignedOutPeople } from './signed-out-people.js';

/** An address to which this person may move. */
export const another = ({ user }: SignedUp) => `new-${user.email.slice(0, 12)}@example.org`;

/** What people do to change their address, and to get an old one back. */
export class AddressMoves {
  constructor(
    private readonly signedOut: SignedOutPeople,
    private readonly mail: MailServer,
  ) {}

  readonly confirm = (token: string) => this.signedOut.visitor().post('/api/address/confirm', { token });
  readonly undo = (token: string) =>
    this.signedOut.visitor().post<{ resetToken: string }>('/api/address/undo', { token });

  ask(person: SignedUp, email: string) {
    return person.put<User>('/api/profile/update', { email, currentPassword: PASSWORD });
  }

  /** Changes the person's address to one that they have proved. */
  async moved(person: SignedUp): Promise<string> {
    const email = another(person);
    expect((await this.ask(person, email)).status).toBe(200);
    expect((await this.confirm(await this.mail.tokenFor('address/confirm', email))).status).toBe(200);
    return email;
  }
}
