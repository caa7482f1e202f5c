import { Inject, Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config/identity.config.js';
import { keyFor, openValue, sealValue } from '../config/sealed-value.js';
import type { TotpEntity } from './totp.entity.js';

/** Encrypts the secrets of authenticator apps, so that the database never contains them in plain form. */
@Injectable()
export class TotpSecrets {
  private readonly key: Buffer;

  constructor(@Inject(IdentityConfig) config: IdentityConfig) {
    this.key = keyFor(config, 'totp secret');
  }

  seal(secret: string, userId: string): Buffer {
    return sealValue(secret, userId, this.key);
  }

  open({ sealedSecret, userId }: TotpEntity): string {
    return openValue(sealedSecret, userId, this.key) as string;
  }
}
