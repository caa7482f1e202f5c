import { IsRedisUrl } from '@anew/messaging/redis-url';
import { IsHttpsOrLoopback, isLoopback } from '@anew/observability/safe-address';
import { IsSecret } from '@anew/observability/secret';
import { WholeNumber } from '@anew/observability/whole-number';
import { ServiceConfig } from '@anew/persistence/service-config';
import {
  IsIn,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';

/** One or more secrets, separated by commas. */
const SECRETS_FORM = /^[A-Za-z0-9+/]{43}=(?:,[A-Za-z0-9+/]{43}=)*$/;
const httpUrl = { protocols: ['http', 'https'], require_tld: false, require_protocol: true };

/** Stands in mails that stay on this machine. Nobody owns the name, and servers that check a sender refuse it. */
const NO_SENDER = 'Anew <no-reply@anew.invalid>';

function isSenderOfMails(from: unknown, args?: ValidationArguments): boolean {
  const server = (args?.object as IdentityConfig | undefined)?.SMTP_URL;
  // Another rule refuses what is no address.
  if (server === undefined || !URL.canParse(server)) return true;
  return from !== NO_SENDER || isLoopback(new URL(server).hostname);
}

export class IdentityConfig extends ServiceConfig {
  /**
   * 32 bytes in base64, or several of them separated by commas while the secret is rotated. The first one
   * encrypts the private signing keys, the secrets of second factors and the addresses of browsers in the
   * database; the others only open what they encrypted before.
   */
  @Matches(SECRETS_FORM, { message: 'KEY_ENCRYPTION_SECRET must be 32 random bytes in base64' })
  KEY_ENCRYPTION_SECRET!: string;

  /** 32 bytes in base64. This key signs the addresses to which pictures are uploaded. */
  @IsSecret('OBJECT_SIGNING_SECRET')
  OBJECT_SIGNING_SECRET!: string;

  /**
   * 32 bytes in base64, the private half of the key by which push services recognize this instance. With
   * another key, browsers that were subscribed before get nothing more.
   */
  @IsSecret('VAPID_PRIVATE_KEY')
  VAPID_PRIVATE_KEY!: string;

  /** Address at which people reach the product. Links in mails begin with it. */
  @IsUrl(httpUrl, { message: 'PUBLIC_ORIGIN must be the address people use, such as https://anew.example' })
  PUBLIC_ORIGIN: string = 'http://localhost:3000';

  /**
   * Mail server, such as `smtps://user:password@mail.example`. TLS is required except on this machine.
   * Without a server, mail is written to `MAIL_DIR`.
   */
  @IsOptional()
  @IsUrl(
    { protocols: ['smtp', 'smtps'], require_tld: false, require_protocol: true },
    { message: 'SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example' },
  )
  SMTP_URL?: string;

  @IsRedisUrl()
  REDIS_URL!: string;

  /** Interval in milliseconds at which due reminders are looked for. */
  @WholeNumber('RECONCILE_EVERY_MS', 100)
  RECONCILE_EVERY_MS: number = 5_000;

  /**
   * Whether an address has to be proved before its owner may set up or join a couple. By default, this is so
   * if mail is sent.
   */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'REQUIRE_PROVED_ADDRESS must be true or false' })
  REQUIRE_PROVED_ADDRESS?: string;

  get mustProveAddress(): boolean {
    if (this.REQUIRE_PROVED_ADDRESS !== undefined) return this.REQUIRE_PROVED_ADDRESS === 'true';
    return this.SMTP_URL !== undefined;
  }

  @IsString()
  MAIL_DIR: string = '.local/mail';

  /** Sender of mails, at a domain for which the mail server may send. */
  @IsString()
  @ValidateBy(
    { name: 'isSenderOfMails', validator: { validate: isSenderOfMails } },
    {
      message:
        'MAIL_FROM must be an address of yours, such as Anew <hello@anew.example>, where SMTP_URL names a server elsewhere',
    },
  )
  MAIL_FROM: string = NO_SENDER;

  /**
   * An S3-compatible store for pictures, such as `https://key:secret@s3.example/bucket?region=eu-central-1`.
   * Without it, pictures are stored in PostgreSQL.
   */
  @IsOptional()
  @IsHttpsOrLoopback('OBJECT_STORE_URL')
  @IsUrl(httpUrl, {
    message: 'OBJECT_STORE_URL must be https://key:secret@host/bucket of an S3-compatible store',
  })
  OBJECT_STORE_URL?: string;

  /** Milliseconds after which services that have not confirmed a deletion are told again. */
  @WholeNumber('REPEAT_DELETIONS_AFTER_MS', 100)
  REPEAT_DELETIONS_AFTER_MS: number = 600_000;
}
