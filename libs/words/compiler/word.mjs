import { parse } from '@formatjs/icu-messageformat-parser';

/** Kinds of elements, as the parser numbers them. */
const LITERAL = 0;
const ARGUMENT = 1;
const NUMBER = 2;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;
const TAG = 8;

/** Intl's name for a language's region: our readers live in the United States. */
const LOCALES = { en: 'en-US', es: 'es-US', 'en-XA': 'en-US' };

/**
 * @param {string} name
 * @param {string} text in ICU MessageFormat
 */
export function parseWord(name, text) {
  try {
    return parse(text, { requiresOtherClause: true });
  } catch (error) {
    throw new Error(`${name} cannot be read: ${error}`, { cause: error });
  }
}

const formsOf = (element) => Object.values(element.options ?? {}).map(({ value }) => value);

function* every(elements) {
  for (const element of elements) {
    yield element;
    for (const form of formsOf(element)) yield* every(form);
    if (element.children) yield* every(element.children);
  }
}

function typeOf({ type, options }) {
  if (type === NUMBER || type === PLURAL) return 'number';
  if (type === TAG) return '(words: string) => T';
  if (type === SELECT) {
    const cases = Object.keys(options)
      .filter((name) => name !== 'other')
      .sort();
    return [...cases.map((name) => `'${name}'`), '(string & {})'].join(' | ');
  }
  return 'string | number';
}

/** Parameters of a compiled word, derived from its placeholders. */
export function parametersOf(parsed) {
  const elements = [...every(parsed)].filter(({ type }) => type !== LITERAL && type !== POUND);
  const types = new Map();
  for (const element of elements) {
    const type = typeOf(element);
    if (![ARGUMENT, NUMBER, SELECT, PLURAL, TAG].includes(element.type))
      throw new Error(`{${element.value}}: dates are formatted before they are put into a sentence`);
    if (!types.has(element.value) || element.type !== ARGUMENT) types.set(element.value, type);
  }
  const isRich = elements.some(({ type }) => type === TAG);
  const fields = [...types].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, type]) => `${name}: ${type}`);
  return {
    isRich,
    type: fields.length > 0 ? `{ ${fields.join('; ')} }` : null,
    result: isRich ? '(string | T)[]' : 'string',
  };
}

const escaped = (text) => text.replace(/[\\`]|\$\{/g, '\\$&');

function printForms(element, print) {
  const { type, value, options } = element;
  const forms = Object.entries(options).map(([name, form]) => `'${name}': ${print(form.value, element)}`);
  return { type, value, forms: `{ ${forms.join(', ')} }` };
}

/** A piece of a word as an expression. */
function printElement(language, element, print, around) {
  const locale = LOCALES[language];
  const { type, value } = element;
  if (type === ARGUMENT) return `v.${value}`;
  if (type === NUMBER) return `number('${locale}', v.${value})`;
  if (type === POUND)
    return `number('${locale}', v.${around.value}${around.offset ? ` - ${around.offset}` : ''})`;
  const { forms } = printForms(element, print);
  return type === PLURAL ? `plural('${locale}', v.${value}, ${forms})` : `choice(v.${value}, ${forms})`;
}

function printText(language, elements, around) {
  if (elements.every(({ type }) => type === LITERAL))
    return JSON.stringify(elements.map(({ value }) => value).join(''));
  const print = (form, outer) => printText(language, form, outer);
  const [only] = elements;
  if (elements.length === 1 && only.type !== ARGUMENT) return printElement(language, only, print, around);
  const pieces = elements.map((element) =>
    element.type === LITERAL
      ? escaped(element.value)
      : `\${${printElement(language, element, print, around)}}`,
  );
  return `\`${pieces.join('')}\``;
}

/** A word with tags is an array, so that a caller can put an element, such as a link, in the place of each tag. */
function printRich(language, elements, around) {
  const print = (form, outer) => printRich(language, form, outer);
  const pieces = elements.map((element) => {
    const { type, value, children } = element;
    if (type === LITERAL) return JSON.stringify(value);
    if (type === TAG) return `v.${value}(${printText(language, children, around)})`;
    const printed = printElement(language, element, print, around);
    if (type === PLURAL || type === SELECT) return `...${printed}`;
    return type === ARGUMENT ? `String(${printed})` : printed;
  });
  return `[${pieces.join(', ')}]`;
}

/**
 * A word as a JavaScript expression, in which `v` holds the placeholders' values.
 *
 * @param {string} language
 * @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} parsed
 */
export function printWord(language, parsed) {
  return parametersOf(parsed).isRich ? printRich(language, parsed) : printText(language, parsed);
}
