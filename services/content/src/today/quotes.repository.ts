import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { QuoteEntity } from './quote.entity.js';

@Injectable()
export class QuotesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async listIds(): Promise<string[]> {
    const quotes = await this.dataSource.manager.find(QuoteEntity, {
      select: { id: true },
      order: { id: 'ASC' },
    });
    return quotes.map(({ id }) => id);
  }

  get(id: string): Promise<QuoteEntity> {
    return this.dataSource.manager.findOneByOrFail(QuoteEntity, { id });
  }
}
