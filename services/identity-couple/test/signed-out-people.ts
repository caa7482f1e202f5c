import { Person, type SignedUp } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { expect } from '@jest/globals';
import type { MailServer } from './mail-server.js';

export const NEW_PASSWORD = 'a loud harbor at dawn';

/** What people do before they are signed in: they sign in, ask for a link to a new password, and use it. */
export class SignedOutPeople {
  constructor(
    private readonly system: SharedSystem,
    private readonly mail: MailServer,
  ) {}

  visitor(): Person {
    return new Person(this.system.origin);
  }

  signIn(email: string, password: string) {
    return this.visitor().post('/api/login', { email, password });
  }

  forgot(email: string) {
    return this.visitor().post('/api/password/forgot', { email });
  }

  reset(token: string, password = NEW_PASSWORD) {
    return this.visitor().post('/api/password/reset', { token, password });
  }

  /** Asks for a link. @returns its secret */
  async linkFor({ user }: SignedUp): Promise<string> {
    const before = this.mail.mailsTo(user.email).length;
    expect((await this.forgot(user.email)).status).toBe(202);
    return this.mail.resetToken(user.email, before + 1);
  }
}
