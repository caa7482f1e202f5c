import { ERASING_SERVICES } from '@anew/contracts/events/map';
import type { ServiceName } from '@anew/contracts/rpc/services';
import { announce } from '@anew/messaging/announcements';
import { NatsLink } from '@anew/messaging/connection';
import { EventPublisher } from '@anew/messaging/events/publisher';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { Readiness } from '@anew/observability/readiness';
import { TRACER, type Tracer } from '@anew/observability/tracing';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountErasure } from './account-erasure.js';
import { type DatabaseOptions, dataSourceOptions, openDatabase } from './database.js';
import { AuthorKeys } from './encryption/author-keys.js';
import { Authors } from './encryption/authors.js';
import { MasterKeys } from './encryption/data-keys.js';
import { KeyHousekeeping } from './encryption/key-housekeeping.js';
import { KeyStore } from './encryption/key-store.js';
import { Seals } from './encryption/seals.js';
import { Vault } from './encryption/vault.js';
import { Inbox } from './inbox/inbox.js';
import { ListReader } from './lists/list-reader.js';
import { AuthorKeysTable1790000000500 } from './migrations/author-keys-table.js';
import { DeletionsByAge1790000000100 } from './migrations/deletions-by-age.js';
import { ErasedUsersTable1790000000600 } from './migrations/erased-users-table.js';
import { KeysApart1790000000700 } from './migrations/keys-apart.js';
import { KeysTables1790000000000 } from './migrations/keys-tables.js';
import { OutboxInOrder1790000062000 } from './migrations/outbox-in-order.js';
import { PlatformTables1790000000000 } from './migrations/platform-tables.js';
import { PruningIndexes1790000000800 } from './migrations/pruning-indexes.js';
import { OldRows } from './old-rows.js';
import { Outbox } from './outbox/outbox.js';
import { OutboxRepository } from './outbox/outbox.repository.js';
import { OutboxEvent } from './outbox/outbox-event.entity.js';
import { OutboxRelay } from './outbox/outbox-relay.js';
import type { KeysConfig, ServiceConfig } from './service-config.js';
import { type Hold, Transactions } from './transactions.js';

const CONNECT_RETRY_MS = 500;
const CONNECT_ATTEMPTS = 120;
/**
 * Number of connections to the database of keys. Each key is fetched every few minutes only, and migrating
 * takes two connections.
 */
const KEYS_POOL_SIZE = 3;

const relay = (producer: string) => ({
  provide: OutboxRelay,
  useFactory: (
    dataSource: DataSource,
    publisher: EventPublisher,
    link: NatsLink,
    logger: Logger,
    metrics: Metrics,
    tracer: Tracer,
  ) =>
    new OutboxRelay(new OutboxRepository(dataSource), publisher, link, producer, { logger, metrics, tracer }),
  inject: [DataSource, EventPublisher, NatsLink, LOGGER, Metrics, TRACER],
});

const oldRows = {
  provide: OldRows,
  useFactory: (dataSource: DataSource, logger: Logger) => new OldRows(dataSource, logger),
  inject: [DataSource, LOGGER],
};

export interface PersistenceOptions extends Omit<DatabaseOptions, 'migrations'> {
  /** Service that owns the data, even if another process of the service works on it. */
  service: ServiceName;
  migrations: object[];
  /** Settings for the keys of what the process writes: their database and their master keys. */
  keys: KeysConfig;
}

/**
 * Database of a process: connection, migrations, transactions, outbox and inbox.
 * `withRelay` is for processes with NATS. The events of others are published by the relay of another process
 * of the service, which also prunes the old rows.
 */
@Global()
@Module({})
export class PersistenceModule {
  /** Configures the module for a service's main process. */
  static forService(
    service: ServiceName,
    config: ServiceConfig,
    schema: Pick<PersistenceOptions, 'entities' | 'migrations'>,
  ): DynamicModule {
    const { DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize, DATABASE_WAIT_MS: waitMs } = config;
    const options = { ...schema, name: service, service, url, poolSize, waitMs, keys: config };
    return PersistenceModule.with(options, { withRelay: true });
  }

  static with(options: PersistenceOptions, { withRelay }: { withRelay: boolean }): DynamicModule {
    const shared = [
      { provide: DataSource, useExisting: getDataSourceToken(options.name) },
      Outbox,
      Inbox,
      {
        provide: AccountErasure,
        useFactory: (outbox: Outbox, vault: Vault, within: Transactions) =>
          new AccountErasure(outbox, vault, within, options.service),
        inject: [Outbox, Vault, Transactions],
      },
      {
        provide: Vault,
        useFactory: (keys: AuthorKeys) => new Vault(keys, options.service),
        inject: [AuthorKeys],
      },
      {
        provide: ListReader,
        useFactory: (vault: Vault, logger: Logger) => new ListReader(options, vault, logger),
        inject: [Vault, LOGGER],
      },
      ...(withRelay ? [relay(options.name)] : []),
      transactions(options),
    ];
    return {
      module: PersistenceModule,
      imports: [connectionModule(dataDatabase(options)), connectionModule(keysDatabase(options))],
      providers: [
        ...shared,
        ...(withRelay ? [oldRows] : []),
        authorKeys(options),
        keyHousekeeping(options),
        readiness(options),
      ],
      exports: shared,
    };
  }
}

function transactions({ service }: PersistenceOptions): Provider {
  return {
    provide: Transactions,
    useFactory: (
      dataSource: DataSource,
      vault: Vault,
      keys: AuthorKeys,
      outboxRelay?: OutboxRelay,
      link?: NatsLink,
    ) =>
      new Transactions(
        dataSource,
        vault,
        new Seals(keys, service),
        () => outboxRelay?.wake(),
        holdIn(service, vault),
        (announcement) => link && announce(link, announcement),
      ),
    inject: [
      DataSource,
      Vault,
      AuthorKeys,
      { token: OutboxRelay, optional: true },
      { token: NatsLink, optional: true },
    ],
  };
}

/**
 * A service that erases people after an event holds its authors while it writes. identity-couple deletes the
 * account itself: all of a person's data there depends on the account's row, whose lock is taken before that
 * of the key.
 */
function holdIn(service: ServiceName, vault: Vault): Hold {
  const isErasing = ERASING_SERVICES.some((name) => name === service);
  return isErasing ? (transaction, userId) => vault.hold(transaction, userId) : () => Promise.resolve();
}

const keysNameOf = ({ name }: PersistenceOptions): string => `${name}-keys`;

function dataDatabase(options: PersistenceOptions): DatabaseOptions {
  return {
    ...options,
    entities: [...Object.values(options.entities), OutboxEvent],
    migrations: [
      PlatformTables1790000000000,
      AuthorKeysTable1790000000500,
      ErasedUsersTable1790000000600,
      KeysApart1790000000700,
      PruningIndexes1790000000800,
      OutboxInOrder1790000062000,
      ...options.migrations,
    ],
  } as DatabaseOptions;
}

function keysDatabase(options: PersistenceOptions): DatabaseOptions {
  return {
    name: keysNameOf(options),
    url: options.keys.KEYS_DATABASE_URL,
    poolSize: KEYS_POOL_SIZE,
    ...(options.waitMs !== undefined && { waitMs: options.waitMs }),
    entities: [],
    migrations: [KeysTables1790000000000, DeletionsByAge1790000000100],
  };
}

function authorKeys(options: PersistenceOptions): Provider {
  const masterKeys = MasterKeys.parse(options.keys.DATA_KEYS);
  return {
    provide: AuthorKeys,
    useFactory: (data: DataSource, keys: DataSource) =>
      new AuthorKeys(new Authors(data), new KeyStore(keys), masterKeys, options.service),
    inject: [DataSource, getDataSourceToken(keysNameOf(options))],
  };
}

function keyHousekeeping({ keys }: PersistenceOptions): Provider {
  return {
    provide: KeyHousekeeping,
    useFactory: (authors: AuthorKeys, logger: Logger) =>
      new KeyHousekeeping(authors, logger, keys.MOVE_AUTHOR_KEYS_AFTER_MS),
    inject: [AuthorKeys, LOGGER],
  };
}

function readiness(options: PersistenceOptions): Provider {
  return {
    provide: 'postgres-readiness',
    useFactory: checkPostgres,
    inject: [DataSource, getDataSourceToken(keysNameOf(options)), Readiness],
  };
}

function connectionModule(database: DatabaseOptions): DynamicModule {
  return TypeOrmModule.forRootAsync({
    // Several databases may be open in one program, and Nest tells data sources apart by name.
    name: database.name,
    useFactory: () => ({
      ...dataSourceOptions(database),
      retryDelay: CONNECT_RETRY_MS,
      retryAttempts: CONNECT_ATTEMPTS,
    }),
    dataSourceFactory: () => openDatabase(database),
  });
}

function checkPostgres(data: DataSource, keys: DataSource, checks: Readiness): void {
  checks.add('postgres', async () => {
    await Promise.all([data.query('SELECT 1'), keys.query('SELECT 1')]);
    return true;
  });
}
