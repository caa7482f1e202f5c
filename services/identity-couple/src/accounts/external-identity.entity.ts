import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account at an OpenID Connect provider that someone signs in with. */
@Entity('external_identities')
export class ExternalIdentityEntity {
  @PrimaryColumn('text')
  issuer!: string;

  @PrimaryColumn('text')
  subject!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** The address that the provider had verified when this was connected; null when it had not. */
  @Column('text', { name: 'verified_email', nullable: true })
  verifiedEmail!: string | null;
}
