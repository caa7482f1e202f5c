import { Module } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Entry } from './entry.entity.js';
import { JournalController, JournalService } from './journal.js';
import { addResponseHeaders } from './response-headers.js';
import { TokenGuard } from './token.guard.js';

const { DATABASE_URL, DATABASE_POOL_SIZE, PORT } = process.env;

/** The same work in one process, written in the usual way with Nest, Fastify and TypeORM's repository. */
@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: DATABASE_URL ?? '',
      poolSize: Number(DATABASE_POOL_SIZE),
      entities: [Entry],
    }),
    TypeOrmModule.forFeature([Entry]),
  ],
  controllers: [JournalController],
  providers: [JournalService, { provide: APP_GUARD, useClass: TokenGuard }],
})
class MonolithModule {}

const adapter = new FastifyAdapter();
addResponseHeaders(adapter.getInstance());
const app = await NestFactory.create<NestFastifyApplication>(MonolithModule, adapter, {
  logger: ['warn', 'error', 'fatal'],
});
process.once('SIGTERM', () => process.exit());
await app.setGlobalPrefix('api').listen(Number(PORT), '127.0.0.1');
