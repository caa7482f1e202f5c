import { words as spanish } from '@anew/words/es';
import { type Language, learn } from '@anew/words/language';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

learn('es', spanish);

/** An address may be claimed by several people and belongs to one of them at most, who comes first. */
const FIND = `
  SELECT p.language FROM users u JOIN preferences p ON p.user_id = u.id
  WHERE u.email = $1 OR u.claimed_email = $1
  ORDER BY (u.email = $1) DESC LIMIT 1`;

/** Knows in which language the owner of an address reads mails. */
@Injectable()
export class MailLanguagesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async of(email: string): Promise<Language> {
    const [row] = await this.dataSource.query<{ language: Language | null }[]>(FIND, [email]);
    return row?.language ?? 'en';
  }
}
