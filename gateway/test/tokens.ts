import { createDecipheriv } from 'node:crypto';
import { Database } from '@anew/testkit/database';
import type { ServerAddress } from '@anew/testkit/servers';
import { importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';

export interface SigningKey {
  kid: string;
  publicJwk: JWK;
  privateJwk: JWK;
}

/** Key that signs access tokens, decrypted with the testkit's secret. */
export async function readSigningKey(postgres: ServerAddress): Promise<SigningKey> {
  const database = new Database(postgres, 'identity-couple');
  const [row] = await database.query<{ kid: string; public_jwk: JWK; sealed_private_jwk: Buffer }>(
    'SELECT kid, public_jwk, sealed_private_jwk FROM signing_keys ORDER BY created_at DESC LIMIT 1',
  );
  await database.close();
  const { kid, public_jwk: publicJwk, sealed_private_jwk: sealed } = row!;
  const decipher = createDecipheriv('aes-256-gcm', Buffer.alloc(32, 7), sealed.subarray(0, 12))
    .setAAD(Buffer.from(kid))
    .setAuthTag(sealed.subarray(12, 28));
  const opened = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  return { kid, publicJwk, privateJwk: JSON.parse(opened.toString()) as JWK };
}

export function claimsOf(token: string): JWTPayload {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as JWTPayload;
}

export async function signed(claims: JWTPayload, jwk: JWK, kid: string, typ = 'at+jwt'): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ, kid })
    .sign(await importJWK(jwk, 'EdDSA'));
}

/** A token with any header and with `signature` as its signature. */
export function assembled(header: object, claims: JWTPayload, signature: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode(header)}.${encode(claims)}.${signature}`;
}
