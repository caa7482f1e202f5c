import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PromptEntity } from './prompt.entity.js';
import { QuoteEntity } from './quote.entity.js';

@Injectable()
export class TodayRepository {
  constructor(private readonly dataSource: DataSource) {}

  getQuote(id: string): Promise<QuoteEntity> {
    return this.dataSource.manager.findOneByOrFail(QuoteEntity, { id });
  }

  getPrompt(id: string): Promise<PromptEntity> {
    return this.dataSource.manager.findOneByOrFail(PromptEntity, { id });
  }
}
