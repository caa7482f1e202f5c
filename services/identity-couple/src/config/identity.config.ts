import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, IsUrl, Matches, Min } from 'class-validator';
import { ServiceConfig } from '@anew/persistence/service-config';

/** 32 bytes in base64. */
const SECRET_FORM = /^[A-Za-z0-9+/]{43}=$/;
const httpUrl = { protocols: ['http', 'https'], require_tld: false, require_protocol: true };

export class IdentityConfig extends ServiceConfig {
  /** 32 bytes, base64: encrypts the private signing keys in the database. */
  @Matches(SECRET_FORM, { message: 'KEY_ENCRYPTION_SECRET must be 32 random bytes in base64' })
  KEY_ENCRYPTION_SECRET!: string;

  /** 32 bytes, base64: signs the addresses that pictures are uploaded to. */
  @Matches(SECRET_FORM, { message: 'OBJECT_SIGNING_SECRET must be 32 random bytes in base64' })
  OBJECT_SIGNING_SECRET!: string;

  /** Where people reach the product; links in mails begin with it. */
  @IsUrl(httpUrl, { message: 'PUBLIC_ORIGIN must be the address people use, such as https://anew.example' })
  PUBLIC_ORIGIN: string = 'http://localhost:3000';

  /** Such as `smtps://user:password@mail.example`; without it, mail is written to `MAIL_DIR`. */
  @IsOptional()
  @IsUrl(
    { protocols: ['smtp', 'smtps'], require_tld: false, require_protocol: true },
    { message: 'SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example' },
  )
  SMTP_URL?: string;

  @IsString()
  MAIL_DIR: string = '.local/mail';

  @IsString()
  MAIL_FROM: string = 'Anew <no-reply@anew.invalid>';

  /**
   * An S3-compatible store for pictures, such as `https://key:secret@s3.example/bucket?region=eu-central-1`;
   * without it, they are kept in PostgreSQL.
   */
  @IsOptional()
  @IsUrl(httpUrl, {
    message: 'OBJECT_STORE_URL must be https://key:secret@host/bucket of an S3-compatible store',
  })
  OBJECT_STORE_URL?: string;

  /** Milliseconds after which services that have not answered for a deletion are told of it again. */
  @Type(() => Number)
  @IsInt({ message: 'REPEAT_DELETIONS_AFTER_MS must be a whole number of milliseconds' })
  @Min(100, { message: 'REPEAT_DELETIONS_AFTER_MS must be at least 100' })
  REPEAT_DELETIONS_AFTER_MS: number = 600_000;
}
