import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';
import ts from 'typescript';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const contracts = path('../../libs/contracts/src');
const tsconfig = path('../../libs/contracts/tsconfig.json');

/** JSON schemas of the contracts' types, from which the document is made, so that the two cannot disagree. */
export function typeSchemas() {
  const { definitions = {} } = createGenerator({
    path: `${contracts}/{errors,account/export,*/views,*/answers,*/results,*/rehearsal,*/talks,*/instrument,*/preferences,rpc/services,http/route}.ts`,
    tsconfig,
    type: '*',
    skipTypeCheck: true,
    additionalProperties: false,
  }).createSchema('*');
  return JSON.parse(JSON.stringify(definitions).replaceAll('#/definitions/', '#/components/schemas/'));
}

function schemaOf(checker, type) {
  const name = type.aliasSymbol?.name ?? type.symbol?.name;
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
  if (checker.isArrayType(type))
    return { type: 'array', items: schemaOf(checker, checker.getTypeArguments(type)[0]) };
  if (type.isUnion() && !type.aliasSymbol)
    return { anyOf: type.types.map((part) => schemaOf(checker, part)) };
  if (name === undefined || name.startsWith('__'))
    throw new Error(`An answer needs a type with a name: ${checker.typeToString(type)}`);
  return { $ref: `#/components/schemas/${name}` };
}

/** Schemas of the answers or events of all routes, derived by the TypeScript compiler from the HTTP map. */
function schemasIn(checker, file, alias) {
  const symbol = checker.getExportsOfModule(file).find(({ name }) => name === alias);
  const routes = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  return Object.fromEntries(
    routes.map((route) => [route.name, schemaOf(checker, checker.getTypeOfSymbol(route))]),
  );
}

export function routeSchemas() {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path('../../libs/contracts'));
  const map = `${contracts}/http/map.ts`;
  const program = ts.createProgram([map], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const file = checker.getSymbolAtLocation(program.getSourceFile(map));
  return { answers: schemasIn(checker, file, 'Answers'), events: schemasIn(checker, file, 'Events') };
}
