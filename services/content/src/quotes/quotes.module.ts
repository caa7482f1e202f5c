import { Module } from '@nestjs/common';
import { ChoicesModule } from '../choices/choices.module.js';
import { QuotesRepository } from './quotes.repository.js';
import { QuotesRpcController } from './quotes.rpc-controller.js';
import { QuotesService } from './quotes.service.js';

@Module({
  imports: [ChoicesModule],
  controllers: [QuotesRpcController],
  providers: [QuotesService, QuotesRepository],
})
export class QuotesModule {}
