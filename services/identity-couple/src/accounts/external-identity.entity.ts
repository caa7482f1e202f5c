import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account at an OpenID Connect provider with which someone signs in. */
@Entity('external_identities')
export class ExternalIdentityEntity {
  @PrimaryColumn('text')
  issuer!: string;

  @PrimaryColumn('text')
  subject!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Address that the provider had verified when the two accounts were connected, or null. */
  @Column('text', { name: 'verified_email', nullable: true })
  verifiedEmail!: string | null;
}
