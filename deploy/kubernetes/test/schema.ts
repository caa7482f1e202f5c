/** A Kubernetes object as it is applied. */
export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

interface Problem {
  instancePath: string;
  keyword: string;
  message?: string;
}

interface Schema {
  prototype: { validate(this: object): void };
}

/** Packages with the schemas of Kubernetes itself and of the operators, by the group of the API. */
const PACKAGES: Record<string, string> = {
  'keda.sh': '@kubernetes-models/keda',
  'external-secrets.io': '@kubernetes-models/external-secrets',
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
};
const KUBERNETES = 'kubernetes-models';
/** No package has the schema of this kind. The part of it that matters has one of its own. */
const OBJECT_STORE =
  '@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanObjectStoreConfiguration';

async function load(path: string, kind: string): Promise<Schema> {
  const module = (await import(path)) as Record<string, Schema | undefined>;
  const schema = module[kind];
  if (!schema) throw new Error(`${path} has no ${kind}`);
  return schema;
}

/** Paths of fields that a schema has not asked for, and so does not know. */
class Unread {
  private readonly asked = new Map<object, Set<string>>();
  private readonly seen = new Map<object, object>();

  /** The same object, which notes what it is asked for. */
  watch<T extends object>(target: T): T {
    const before = this.seen.get(target);
    if (before) return before as T;
    const asked = new Set<string>();
    const watched = new Proxy(target, {
      get: (object, key) => {
        if (typeof key === 'string') asked.add(key);
        const value: unknown = Reflect.get(object, key);
        return typeof value === 'object' && value !== null ? this.watch(value) : value;
      },
    });
    this.asked.set(target, asked);
    this.seen.set(target, watched);
    return watched;
  }

  /** An object of which nothing was asked may hold anything, such as labels. */
  list(target: object, path = ''): string[] {
    const asked = this.asked.get(target);
    if (!asked || asked.size === 0) return [];
    return Object.entries(target).flatMap(([key, value]: [string, unknown]) => {
      if (!asked.has(key)) return [`${path}/${key}: unknown field`];
      return typeof value === 'object' && value !== null ? this.list(value, `${path}/${key}`) : [];
    });
  }
}

/** @returns what a schema finds wrong, fields included that it does not know */
function check(schema: Schema, target: object): string[] {
  const unread = new Unread();
  try {
    schema.prototype.validate.call(unread.watch(target));
  } catch (error) {
    const { errors = [] } = error as { errors?: Problem[] };
    if (errors.length === 0) throw error;
    return errors.map(({ instancePath, message, keyword }) => `${instancePath}: ${message ?? keyword}`);
  }
  return unread.list(target);
}

/** @returns what is wrong with a resource by the schema of its API */
export async function problemsOf(resource: Resource): Promise<string[]> {
  const { apiVersion, kind, metadata } = resource;
  const named = (problems: string[]) => problems.map((each) => `${kind} ${metadata.name}${each}`);
  if (kind === 'ObjectStore') {
    const { configuration } = (resource as Resource & { spec: { configuration: object } }).spec;
    return named(check(await load(OBJECT_STORE, 'BarmanObjectStoreConfiguration'), configuration));
  }
  const [group = ''] = apiVersion.split('/');
  const schema = await load(`${PACKAGES[group] ?? KUBERNETES}/${apiVersion}/${kind}`, kind);
  return named(check(schema, resource));
}
