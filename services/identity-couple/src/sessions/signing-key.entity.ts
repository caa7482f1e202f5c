import type { JWK } from 'jose';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('signing_keys')
export class SigningKeyEntity {
  @PrimaryColumn('text')
  kid!: string;

  @Column('jsonb', { name: 'public_jwk' })
  publicJwk!: JWK;

  /** Private JWK, encrypted with AES-256-GCM: nonce (12 bytes), tag (16 bytes), ciphertext. */
  @Column('bytea', { name: 'sealed_private_jwk' })
  sealedPrivateJwk!: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
