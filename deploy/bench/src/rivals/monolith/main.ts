import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Entry, Photo, Reaction } from './entry.entity.js';
import { Journal, JournalController, PgJournal, TypeOrmJournal } from './journal.js';
import { addResponseHeaders } from './response-headers.js';
import { TokenGuard } from './token.guard.js';

const { DATABASE_URL, DATABASE_POOL_SIZE, PORT, STORE } = process.env;

const withTypeOrm = (): ModuleMetadata => ({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: DATABASE_URL ?? '',
      poolSize: Number(DATABASE_POOL_SIZE),
      // A pool that closes idle connections would open them again while somebody measures.
      extra: { idleTimeoutMillis: 0 },
      entities: [Entry, Photo, Reaction],
    }),
    TypeOrmModule.forFeature([Entry]),
  ],
  providers: [{ provide: Journal, useClass: TypeOrmJournal }],
});

const withPg = (): ModuleMetadata => ({ providers: [{ provide: Journal, useClass: PgJournal }] });

/**
 * The same work in one process, written in the usual way with Nest and Fastify, and with either TypeORM's
 * repository or, with `STORE=pg`, a statement of raw pg.
 */
@Module({})
class MonolithModule {
  static with({ imports = [], providers = [] }: ModuleMetadata): DynamicModule {
    return {
      module: MonolithModule,
      imports,
      controllers: [JournalController],
      providers: [...providers, { provide: APP_GUARD, useClass: TokenGuard }],
    };
  }
}

const adapter = new FastifyAdapter();
addResponseHeaders(adapter.getInstance());
const app = await NestFactory.create<NestFastifyApplication>(
  MonolithModule.with(STORE === 'pg' ? withPg() : withTypeOrm()),
  adapter,
  { logger: ['warn', 'error', 'fatal'] },
);
process.once('SIGTERM', () => process.exit());
await app.setGlobalPrefix('api').listen(Number(PORT), '127.0.0.1');
