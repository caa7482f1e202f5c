import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { QuoteEntity } from './quote.entity.js';

@Injectable()
export class TodayRepository {
  constructor(private readonly dataSource: DataSource) {}

  getQuote(id: string): Promise<QuoteEntity> {
    return this.dataSource.manager.findOneByOrFail(QuoteEntity, { id });
  }
}
