import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { QuoteEntity } from './quote.entity.js';

@Injectable()
export class QuotesRepository {
  constructor(private readonly dataSource: DataSource) {}

  get(id: string): Promise<QuoteEntity> {
    return this.dataSource.manager.findOneByOrFail(QuoteEntity, { id });
  }
}
