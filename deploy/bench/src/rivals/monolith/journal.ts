import { Controller, Get, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { openContent } from '../author-keys.js';
import { Entry } from './entry.entity.js';
import { CurrentReader, type Reader } from './token.guard.js';

interface EntryView extends Omit<Entry, 'content' | 'createdAt' | 'updatedAt'> {
  content: string;
  createdAt: string;
  updatedAt: string;
}

const present = (entry: Entry): EntryView => ({
  id: entry.id,
  userId: entry.userId,
  content: openContent(entry),
  visibility: entry.visibility,
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
  dailyPromptId: entry.dailyPromptId,
});

@Injectable()
export class JournalService {
  constructor(@InjectRepository(Entry) private readonly entries: Repository<Entry>) {}

  /** Entries of the reader and shared entries of the partner, newest first. */
  async list({ userId, memberIds }: Reader): Promise<EntryView[]> {
    const entries = await this.entries.find({
      where: [{ userId }, { userId: In(memberIds), visibility: 'shared' }],
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return entries.map(present);
  }
}

@Controller('journal')
export class JournalController {
  constructor(private readonly journal: JournalService) {}

  @Get()
  list(@CurrentReader() reader: Reader): Promise<EntryView[]> {
    return this.journal.list(reader);
  }
}
