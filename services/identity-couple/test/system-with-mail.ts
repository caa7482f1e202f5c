import { sharedPort, type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { MailServer } from './mail-server.js';

/** Settings of a system whose mails soon come, and in which addresses need not be proved. */
const WITH_MAIL = {
  REQUIRE_PROVED_ADDRESS: 'false',
  TRUSTED_PROXIES: 'loopback',
  RECONCILE_EVERY_MS: '500',
};

/** A product that several spec files use one after another, and the mail that it sends to this one. */
export async function systemWithMail(): Promise<{ mail: MailServer; system: SharedSystem }> {
  const mail = await MailServer.start(await sharedPort('mail'));
  const system = await sharedSystem({
    apart: ['identity-couple'],
    env: { ...WITH_MAIL, SMTP_URL: mail.url },
  });
  return { mail, system };
}
