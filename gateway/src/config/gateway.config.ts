import { DELETIONS_KEPT_DAYS } from '@anew/contracts/events/map';
import { ACTOR_KEYS_SENTENCE, areActorKeys } from '@anew/messaging/call-signature';
import { IsRedisUrl } from '@anew/messaging/redis-url';
import { DEFAULT_DEADLINE_MS } from '@anew/messaging/rpc-client';
import { STREAM_GRACE_MS } from '@anew/messaging/rpc-server';
import { MessagingConfig } from '@anew/messaging/service-process';
import { IsRateLimitFactor } from '@anew/observability/rate-limit-factor';
import { IsSecret } from '@anew/observability/secret';
import { WholeNumber } from '@anew/observability/whole-number';
import { Type } from 'class-transformer';
import {
  IsEmail,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';

/** Mail address of nobody, for a product that only its developer reaches. */
const NO_CONTACT = 'privacy@anew.example';

function DaysOfBackups(name: string): PropertyDecorator {
  const message = `${name} must be a whole number of days from 1 to ${DELETIONS_KEPT_DAYS}, for which deletions are remembered`;
  return (target, key) => {
    Type(() => Number)(target, key);
    for (const rule of [IsInt({ message }), Min(1, { message }), Max(DELETIONS_KEPT_DAYS, { message })])
      rule(target, key);
  };
}

/** Requests about personal data must reach somebody wherever people use the product. */
function reachesSomebody(email: unknown, asked?: ValidationArguments): boolean {
  const { PUBLIC_ORIGIN } = (asked?.object ?? {}) as Partial<GatewayConfig>;
  return email !== NO_CONTACT || PUBLIC_ORIGIN?.startsWith('https:') !== true;
}

export class GatewayConfig extends MessagingConfig {
  @IsRedisUrl()
  REDIS_URL!: string;

  @WholeNumber('PORT', 0, 65_535)
  PORT: number = 3000;

  /**
   * Address at which people reach the product, such as `https://anew.example`. Cookies and same-site checks
   * depend on it.
   */
  @IsUrl(
    { protocols: ['http', 'https'], require_tld: false, require_protocol: true },
    { message: 'PUBLIC_ORIGIN must be the address people use, such as https://anew.example' },
  )
  PUBLIC_ORIGIN: string = 'http://localhost:3000';

  /**
   * 32 bytes in base64. This key encrypts what browsers carry for the gateway, and must be the same for all
   * gateways.
   */
  @IsSecret('COOKIE_SECRET')
  COOKIE_SECRET!: string;

  /** One key for each service, with which the service checks that a request comes from the gateway. */
  @ValidateBy(
    { name: 'areActorKeys', validator: { validate: areActorKeys } },
    { message: ACTOR_KEYS_SENTENCE },
  )
  ACTOR_KEYS!: string;

  /** OpenID Connect provider. If it is set, people sign in there and there are no local passwords. */
  @IsOptional()
  @IsUrl(
    { protocols: ['http', 'https'], require_tld: false, require_protocol: true },
    { message: 'OIDC_ISSUER must be the address of an OpenID Connect provider' },
  )
  OIDC_ISSUER?: string;

  @ValidateIf(({ OIDC_ISSUER }: GatewayConfig) => OIDC_ISSUER !== undefined)
  @IsString({ message: 'OIDC_CLIENT_ID must be set where OIDC_ISSUER is' })
  OIDC_CLIENT_ID?: string;

  @ValidateIf(({ OIDC_ISSUER }: GatewayConfig) => OIDC_ISSUER !== undefined)
  @IsString({ message: 'OIDC_CLIENT_SECRET must be set where OIDC_ISSUER is' })
  OIDC_CLIENT_SECRET?: string;

  /** Directory of the built client. Without it, only `/api` is served. */
  @IsOptional()
  @IsString()
  CLIENT_DIR?: string;

  /** Milliseconds for which a service's answer is waited for, until the request is answered with 504. */
  @WholeNumber('CALL_DEADLINE_MS', 100, 60_000)
  CALL_DEADLINE_MS: number = DEFAULT_DEADLINE_MS;

  /**
   * Milliseconds that answers of the coach have to end when the gateway is told to stop. It takes a little more, so that
   * a coach that stops at the same time ends them first.
   */
  @WholeNumber('STREAM_GRACE_MS', 0, 600_000)
  STREAM_GRACE_MS: number = STREAM_GRACE_MS;

  /** Factor by which every rate limit is multiplied. Load tests raise it. */
  @IsRateLimitFactor()
  RATE_LIMIT_FACTOR: number = 1;

  /** The person or company that runs this instance, as the privacy page and the terms name it. */
  @IsOptional()
  @IsString()
  OPERATOR_NAME?: string;

  /** Mail address for questions about personal data. */
  @IsEmail({}, { message: 'OPERATOR_EMAIL must be a mail address' })
  @ValidateBy(
    { name: 'reachesSomebody', validator: { validate: reachesSomebody } },
    { message: 'OPERATOR_EMAIL must be an address of yours where PUBLIC_ORIGIN begins with https' },
  )
  OPERATOR_EMAIL: string = NO_CONTACT;

  /** Days for which backups of the databases are kept, as the privacy page promises. */
  @DaysOfBackups('BACKUP_DAYS')
  BACKUP_DAYS: number = DELETIONS_KEPT_DAYS;

  /** Days for which backups of the keys are kept: after these, a backup opens nothing of a deleted person. */
  @DaysOfBackups('KEY_BACKUP_DAYS')
  KEY_BACKUP_DAYS: number = 7;

  /** Addresses of the proxies that may name the caller's address, such as `10.0.0.0/8, uniquelocal`. */
  @IsOptional()
  @IsString()
  TRUSTED_PROXIES?: string;

  /** Whether people reach the product over HTTPS. */
  get isHttps(): boolean {
    return this.PUBLIC_ORIGIN.startsWith('https:');
  }
}
