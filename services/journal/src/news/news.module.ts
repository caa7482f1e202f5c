import { Module } from '@nestjs/common';
import { NewsRepository } from './news.repository.js';
import { NewsRpcController } from './news.rpc-controller.js';
import { NewsService } from './news.service.js';

@Module({
  controllers: [NewsRpcController],
  providers: [NewsService, NewsRepository],
})
export class NewsModule {}
