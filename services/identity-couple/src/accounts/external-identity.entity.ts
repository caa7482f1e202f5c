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
}
