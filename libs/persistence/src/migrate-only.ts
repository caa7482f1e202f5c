import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PersistenceModule } from './persistence.module.js';

@Module({})
class MigrationModule {}

const isDynamic = (each: unknown): each is DynamicModule =>
  typeof each === 'object' && each !== null && 'module' in each;

/**
 * Brings the databases of a service up to date without starting the service: it opens and closes the
 * connections of `module` and runs nothing else of it. So a migration that fails, or a setting that is wrong,
 * stops a rollout before a process is replaced.
 */
export async function migrateOnly(module: DynamicModule): Promise<void> {
  const imports = [...((module.imports ?? []) as unknown[])].filter(isDynamic);
  const connections = imports.find((each) => each.module === PersistenceModule)?.imports;
  if (!connections) throw new Error('This module has no database.');
  const context = await NestFactory.createApplicationContext(
    { module: MigrationModule, imports: connections },
    { logger: ['error'], abortOnError: false },
  );
  await context.close();
}
