import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Schema = Record<string, unknown>;

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** Operations of an address, and where they are in the document. */
interface Documented {
  pattern: RegExp;
  operations: Record<string, Operation>;
  pointer: string[];
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

export interface Received {
  method: string;
  /** Path with its query, if there is one. */
  path: string;
  status: number;
  contentType: string | null;
}

/** Addresses of the document itself and of the page that shows it. */
const ABOUT_THE_DOCUMENT = /^\/api\/(docs|openapi\.json)/;
const STREAM = 'text/event-stream';

/** Name by which the validator knows the document, and the place of its error bodies. */
const DOCUMENT = 'api';
const ERROR_BODY = ['components', 'schemas', 'ErrorBody'];

/** Reference to a place in the document, as JSON Schema writes it. */
const refTo = (pointer: string[]): string =>
  `${DOCUMENT}#/${pointer
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')}`;

const patternOf = (template: string): RegExp => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);

/** OpenAPI document of the API, against which every answer in a test is validated. */
class ApiDocument {
  /**
   * Every spec file compiles the document anew. Other checks say whether it is well formed, and a validator that is used
   * a few times costs less to run than to make shorter.
   */
  private readonly ajv = addFormats.default(
    new Ajv2020({ strict: false, allErrors: true, validateSchema: false, code: { optimize: false } }),
  );
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly templates: Documented[];

  constructor(document: Document) {
    this.ajv.addSchema(document, DOCUMENT);
    // An address without parameters must come before one with a parameter in the same position.
    const paths = Object.entries(document.paths).sort(
      ([one], [other]) => one.split('{').length - other.split('{').length,
    );
    this.templates = paths.map(([template, operations]) => ({
      pattern: patternOf(template),
      operations,
      pointer: ['paths', template],
    }));
  }

  /**
   * @returns a reference to the schema of the answer, or undefined when its body is not described by one
   * @throws Error when the document does not name the status or the media type
   */
  schemaOf({ method, path, status, contentType }: Received): string | undefined {
    const [address = ''] = path.split('?');
    const found = this.templates.find(({ pattern }) => pattern.test(address));
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operation = found?.operations[verb];
    if (!found || !operation) return this.refusalOf(status);
    const response = operation.responses[status];
    if (!response) throw new Error(`the status ${status} is not documented`);
    const [type] = (contentType ?? '').split(';');
    if (!response.content) return undefined;
    if (!type || !response.content[type])
      throw new Error(`with ${status}, the type ${contentType} is not documented`);
    if (type !== 'application/json' && type !== STREAM) return undefined;
    return refTo([...found.pointer, verb, 'responses', String(status), 'content', type, 'schema']);
  }

  /** @throws Error that says what is wrong with a value */
  check(ref: string, value: unknown): void {
    const validate = this.validatorOf(ref);
    if (!validate(value)) throw new Error(validate.errors?.map(sentence).join('; '));
  }

  /** An address that the document does not name must answer with a refusal. */
  private refusalOf(status: number): string {
    if (status < 400) throw new Error(`it answers ${status}, and the document does not name this call`);
    return refTo(ERROR_BODY);
  }

  /** Validator of a schema, which is compiled only once, because several answers refer to it. */
  private validatorOf($ref: string): ValidateFunction {
    const known = this.validators.get($ref);
    if (known) return known;
    const validator = this.ajv.compile({ $ref });
    this.validators.set($ref, validator);
    return validator;
  }
}

const sentence = ({ instancePath, message, params }: ErrorObject): string =>
  `${instancePath === '' ? 'it' : instancePath} ${message} ${JSON.stringify(params)}`;

const documents = new Map<string, Promise<ApiDocument>>();

async function read(origin: string): Promise<ApiDocument> {
  const response = await fetch(`${origin}/api/openapi.json`);
  return new ApiDocument((await response.json()) as Document);
}

function documentOf(origin: string): Promise<ApiDocument> {
  const known = documents.get(origin);
  if (known) return known;
  const reading = read(origin);
  documents.set(origin, reading);
  // An unavailable gateway may have a document later, so the failure is not cached.
  reading.catch(() => documents.delete(origin));
  return reading;
}

async function checked(
  origin: string,
  received: Received,
  check: (document: ApiDocument) => void,
): Promise<void> {
  if (!received.path.startsWith('/api/') || ABOUT_THE_DOCUMENT.test(received.path)) return;
  const document = await documentOf(origin);
  try {
    check(document);
  } catch (error) {
    const { method, path, status } = received;
    throw new Error(`${method} ${path} → ${status} is not as documented: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** @throws Error unless the OpenAPI document names this status and type */
export function checkHead(origin: string, received: Received): Promise<void> {
  return checked(origin, received, (document) => void document.schemaOf(received));
}

/** @throws Error unless the OpenAPI document describes this answer, or this event of a streamed one */
export function checkBody(origin: string, received: Received, body: unknown): Promise<void> {
  return checked(origin, received, (document) => {
    const schema = document.schemaOf(received);
    if (schema) document.check(schema, body);
  });
}
