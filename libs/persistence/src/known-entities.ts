import {
  DataSource,
  type EntityMetadata,
  type EntityTarget,
  getMetadataArgsStorage,
  type ObjectLiteral,
} from 'typeorm';

/**
 * Names an entity that is asked for and that its service does not list. TypeORM would take its class for a function that
 * builds a query, and say "this.subQuery is not a function". It can be told only when it is asked for: one program may
 * have loaded the entities of several services.
 */
export class KnownEntities extends DataSource {
  protected override findMetadata(target: EntityTarget<ObjectLiteral>): EntityMetadata | undefined {
    const found = super.findMetadata(target);
    if (found || typeof target !== 'function') return found;
    if (getMetadataArgsStorage().tables.every((table) => table.target !== target)) return undefined;
    const service = String((this.options as { applicationName?: string }).applicationName);
    throw new Error(
      `${target.name} is not among the entities of ${service}: its app.ts or database.ts lists them.`,
    );
  }
}
