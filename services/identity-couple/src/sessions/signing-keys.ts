import { ACCESS_TOKEN } from '@anew/contracts/identity/access-token';
import type { PublicKeySet } from '@anew/contracts/identity/views';
import { DAY_MS } from '@anew/contracts/local-date';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { IdentityConfig } from '../config/identity.config.js';
import { openValue, type PurposeKeys, sealValue, secretsOf } from '../config/sealed-value.js';
import type { SigningKeyEntity } from './signing-key.entity.js';
import { SigningKeysRepository } from './signing-keys.repository.js';

/** Time for which a key signs. It is published for one day more, for the tokens that it signed last. */
const SIGNS_FOR_MS = 30 * DAY_MS;
const ROTATION_CHECK_MS = 3_600_000;

type PrivateKey = Awaited<ReturnType<typeof importJWK>>;

interface CurrentKey {
  kid: string;
  key: PrivateKey;
  checkedAt: number;
}

/** Ed25519 keys that sign access tokens. They are stored in the database and replaced every 30 days. */
@Injectable()
export class SigningKeys implements OnApplicationBootstrap {
  private current: CurrentKey | undefined;
  private checking: Promise<void> | undefined;
  private readonly secrets: PurposeKeys;

  constructor(
    private readonly keys: SigningKeysRepository,
    @Inject(IdentityConfig) config: IdentityConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.secrets = secretsOf(config);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.current = await this.loadOrCreate();
  }

  async sign(claims: JWTPayload, issuedAt: Date, expiresAt: Date): Promise<string> {
    const { kid, key } = this.signingKey();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ: ACCESS_TOKEN.type, kid })
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(key);
  }

  async publicKeys(): Promise<PublicKeySet> {
    this.signingKey();
    const stored = await this.youngerThan(SIGNS_FOR_MS + DAY_MS);
    return {
      keys: stored.map(({ kid, publicJwk }) => ({
        kid,
        kty: publicJwk.kty ?? '',
        crv: publicJwk.crv ?? '',
        x: publicJwk.x ?? '',
      })),
    };
  }

  /**
   * Returns the key without waiting. The caller is in a transaction, and if all connections were in use,
   * waiting for one more would never end. So the key is loaded before the first request and checked in the
   * background.
   */
  private signingKey(): CurrentKey {
    if (!this.current) throw new Error('The signing key is loaded before the first request');
    if (Date.now() - this.current.checkedAt > ROTATION_CHECK_MS) this.checkAgain();
    return this.current;
  }

  private checkAgain(): void {
    this.checking ??= this.loadOrCreate()
      .then((key) => void (this.current = key))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'signing key not checked'))
      .finally(() => (this.checking = undefined));
  }

  private async loadOrCreate(): Promise<CurrentKey> {
    const [newest] = await this.youngerThan(SIGNS_FOR_MS);
    const stored = newest ?? (await this.create());
    const jwk = openValue(stored.sealedPrivateJwk, stored.kid, this.secrets) as JWK;
    return { kid: stored.kid, key: await importJWK(jwk, 'EdDSA'), checkedAt: Date.now() };
  }

  private youngerThan(ageMs: number): Promise<SigningKeyEntity[]> {
    return this.keys.listMadeAfter(new Date(Date.now() - ageMs));
  }

  private async create(): Promise<SigningKeyEntity> {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
    const kid = uuidv7();
    const entity: SigningKeyEntity = {
      kid,
      publicJwk: await exportJWK(publicKey),
      sealedPrivateJwk: sealValue(await exportJWK(privateKey), kid, this.secrets),
      createdAt: new Date(),
    };
    await this.keys.add(entity);
    return entity;
  }
}
