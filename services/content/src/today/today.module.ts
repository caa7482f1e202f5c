import { Module } from '@nestjs/common';
import { QuotesRepository } from './quotes.repository.js';
import { TodayRpcController } from './today.rpc-controller.js';
import { TodayService } from './today.service.js';

@Module({ controllers: [TodayRpcController], providers: [TodayService, QuotesRepository] })
export class TodayModule {}
