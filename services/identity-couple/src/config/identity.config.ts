import { IsBase64 } from 'class-validator';
import { ServiceConfig } from '@anew/persistence/service-config';

export class IdentityConfig extends ServiceConfig {
  /** 32 bytes, base64: encrypts the private signing keys in the database. */
  @IsBase64({}, { message: 'KEY_ENCRYPTION_SECRET must be 32 random bytes in base64' })
  KEY_ENCRYPTION_SECRET!: string;
}
