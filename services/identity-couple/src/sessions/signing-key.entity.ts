import type { JWK } from 'jose';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('signing_keys')
export class SigningKeyEntity {
  @PrimaryColumn('text')
  kid!: string;

  @Column('jsonb', { name: 'public_jwk' })
  publicJwk!: JWK;

  /** AES-256-GCM: 12 bytes nonce, 16 bytes tag, ciphertext of the private JWK. */
  @Column('bytea', { name: 'sealed_private_jwk' })
  sealedPrivateJwk!: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
