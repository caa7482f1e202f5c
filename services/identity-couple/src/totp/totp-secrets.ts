import { Inject, Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config/identity.config.js';
import { keysFor, openValue, type PurposeKeys, sealValue } from '../config/sealed-value.js';
import type { TotpEntity } from './totp.entity.js';

/** Purpose of the keys that encrypt the secrets. */
export const TOTP_SECRET = 'totp secret';

/** Encrypts the secrets of authenticator apps, so that the database never contains them in plain form. */
@Injectable()
export class TotpSecrets {
  private readonly keys: PurposeKeys;

  constructor(@Inject(IdentityConfig) config: IdentityConfig) {
    this.keys = keysFor(config, TOTP_SECRET);
  }

  seal(secret: string, userId: string): Buffer {
    return sealValue(secret, userId, this.keys);
  }

  open({ sealedSecret, userId }: TotpEntity): string {
    return openValue(sealedSecret, userId, this.keys) as string;
  }
}
