import { Controller, Get, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { openText } from '../author-keys.js';
import { listJournal } from '../journal-sql.js';
import { Entry, type Photo, type Reaction } from './entry.entity.js';
import { CurrentReader, type Reader } from './token.guard.js';

const presentPhoto = (userId: string, { id, caption, width, height }: Photo) => ({
  id,
  caption: caption && openText(userId, `entry_photos|caption|${id}`, caption),
  width,
  height,
});

const presentReply = ({ id, userId, reply, repliedAt }: Reaction) =>
  reply &&
  repliedAt && { text: openText(userId, `reactions|reply|${id}`, reply), createdAt: repliedAt.toISOString() };

function present(entry: Entry, { userId, memberIds }: Reader): object {
  const reaction = entry.reactions.find(
    (given) => given.userId !== entry.userId && memberIds.includes(given.userId),
  );
  return {
    id: entry.id,
    userId: entry.userId,
    content: openText(entry.userId, `entries|content|${entry.id}`, entry.content),
    visibility: entry.visibility,
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
    dailyPromptId: entry.dailyPromptId,
    photo: entry.photo && presentPhoto(entry.userId, entry.photo),
    partnerCanRead: entry.userId !== userId || memberIds.includes(entry.sharedWith ?? ''),
    thanked: Boolean(reaction?.thankedAt),
    reply: (reaction && presentReply(reaction)) ?? null,
  };
}

/** The journal of a reader: their entries and those that the partner shares with them, newest first. */
export abstract class Journal {
  abstract list(reader: Reader): Promise<object[]>;
}

@Injectable()
export class TypeOrmJournal extends Journal {
  constructor(@InjectRepository(Entry) private readonly entries: Repository<Entry>) {
    super();
  }

  async list(reader: Reader): Promise<object[]> {
    const { userId, memberIds } = reader;
    const entries = await this.entries.find({
      where: [{ userId }, { userId: In(memberIds), visibility: 'shared', sharedWith: userId }],
      relations: { photo: true, reactions: true },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return entries.map((entry) => present(entry, reader));
  }
}

@Injectable()
export class PgJournal extends Journal {
  list({ userId, memberIds }: Reader): Promise<object[]> {
    return listJournal(userId, memberIds);
  }
}

@Controller('journal')
export class JournalController {
  constructor(private readonly journal: Journal) {}

  @Get()
  list(@CurrentReader() reader: Reader): Promise<object[]> {
    return this.journal.list(reader);
  }
}
