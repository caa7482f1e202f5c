import { Inject, Injectable } from '@nestjs/common';
import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { DataSource, MoreThan } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { PublicKeySet } from '@anew/contracts/identity/views';
import { IdentityConfig } from '../config/identity.config.js';
import { openJwk, sealJwk } from './sealed-jwk.js';
import { SigningKeyEntity } from './signing-key.entity.js';

const DAY_MS = 86_400_000;
/** A key signs for this long, and is published one more day for the tokens it signed last. */
const SIGNS_FOR_MS = 30 * DAY_MS;
const ROTATION_CHECK_MS = 3_600_000;

type PrivateKey = Awaited<ReturnType<typeof importJWK>>;

interface CurrentKey {
  kid: string;
  key: PrivateKey;
  checkedAt: number;
}

/** The Ed25519 keys that access tokens are signed with: kept in the database, replaced every 30 days. */
@Injectable()
export class SigningKeys {
  private current: Promise<CurrentKey> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  async sign(claims: JWTPayload, issuedAt: Date, expiresAt: Date): Promise<string> {
    const { kid, key } = await this.signingKey();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(key);
  }

  async publicKeys(): Promise<PublicKeySet> {
    await this.signingKey();
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

  private async signingKey(): Promise<CurrentKey> {
    const known = await this.current?.catch(() => undefined);
    if (known && Date.now() - known.checkedAt < ROTATION_CHECK_MS) return known;
    this.current = this.loadOrCreate();
    return this.current;
  }

  private async loadOrCreate(): Promise<CurrentKey> {
    const [newest] = await this.youngerThan(SIGNS_FOR_MS);
    const stored = newest ?? (await this.create());
    const jwk = openJwk(stored.sealedPrivateJwk, stored.kid, this.secret());
    return { kid: stored.kid, key: await importJWK(jwk, 'EdDSA'), checkedAt: Date.now() };
  }

  private youngerThan(ageMs: number): Promise<SigningKeyEntity[]> {
    return this.dataSource.manager.find(SigningKeyEntity, {
      where: { createdAt: MoreThan(new Date(Date.now() - ageMs)) },
      order: { createdAt: 'DESC' },
    });
  }

  private async create(): Promise<SigningKeyEntity> {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
    const kid = uuidv7();
    const entity: SigningKeyEntity = {
      kid,
      publicJwk: await exportJWK(publicKey),
      sealedPrivateJwk: sealJwk(await exportJWK(privateKey), kid, this.secret()),
      createdAt: new Date(),
    };
    await this.dataSource.manager.insert(SigningKeyEntity, entity);
    return entity;
  }

  private secret(): Buffer {
    return Buffer.from(this.config.KEY_ENCRYPTION_SECRET, 'base64');
  }
}
