import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/** @typedef {import('@formatjs/icu-messageformat-parser').PluralElement} PluralElement */
/** @typedef {import('@formatjs/icu-messageformat-parser').SelectElement} SelectElement */
/**
 * Prints a form of a plural or choice. The plural around it is what `#` counts.
 *
 * @typedef {(form: Element[], plural?: PluralElement) => string} PrintForm
 */

/**
 * Intl's name for a language's region: our readers live in the United States.
 *
 * @type {Record<string, string>}
 */
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

/**
 * The lists of elements inside an element: the forms of a plural or choice, or what a tag encloses.
 *
 * @param {Element} element
 * @returns {Element[][]}
 */
export function partsOf(element) {
  if (isTagElement(element)) return [element.children];
  const hasForms = isPluralElement(element) || isSelectElement(element);
  return hasForms ? Object.values(element.options).map(({ value }) => value) : [];
}

/**
 * @param {Element[]} elements
 * @returns {Generator<Element>}
 */
function* every(elements) {
  for (const element of elements) {
    yield element;
    for (const part of partsOf(element)) yield* every(part);
  }
}

/** @param {Element} element */
function typeOf(element) {
  if (isNumberElement(element) || isPluralElement(element)) return 'number';
  if (isTagElement(element)) return '(words: string) => T';
  if (isSelectElement(element)) {
    const cases = Object.keys(element.options).filter((name) => name !== 'other');
    return [...cases.map((name) => `'${name}'`), '(string & {})'].join(' | ');
  }
  if (isArgumentElement(element)) return 'string | number';
  throw new Error('Dates are formatted before they are put into a sentence');
}

/**
 * Parameters of a compiled word, derived from its placeholders.
 *
 * @param {Element[]} parsed
 */
export function parametersOf(parsed) {
  const elements = [...every(parsed)].filter((each) => !isLiteralElement(each) && !isPoundElement(each));
  /** @type {Map<string, string>} */
  const types = new Map();
  for (const element of elements) {
    const type = typeOf(element);
    if (!types.has(element.value) || !isArgumentElement(element)) types.set(element.value, type);
  }
  const isRich = elements.some(isTagElement);
  const fields = [...types].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, type]) => `${name}: ${type}`);
  return {
    isRich,
    type: fields.length > 0 ? `{ ${fields.join('; ')} }` : null,
    result: isRich ? '(string | T)[]' : 'string',
  };
}

/** @param {string} text */
const escaped = (text) => text.replace(/[\\`]|\$\{/g, '\\$&');

/**
 * @param {PluralElement | SelectElement} element
 * @param {PrintForm} print
 */
function printForms(element, print) {
  const plural = isPluralElement(element) ? element : undefined;
  const forms = Object.entries(element.options).map(
    ([name, { value }]) => `'${name}': ${print(value, plural)}`,
  );
  return `{ ${forms.join(', ')} }`;
}

/**
 * A placeholder as an expression.
 *
 * @param {string} language
 * @param {Element} element
 * @param {PrintForm} print
 * @param {PluralElement} [around]
 */
function printElement(language, element, print, around) {
  const locale = LOCALES[language];
  if (isNumberElement(element)) return `number('${locale}', v.${element.value})`;
  if (isPluralElement(element))
    return `plural('${locale}', v.${element.value}, ${printForms(element, print)})`;
  if (isSelectElement(element)) return `choice(v.${element.value}, ${printForms(element, print)})`;
  if (isPoundElement(element) && around)
    return `number('${locale}', v.${around.value}${around.offset ? ` - ${around.offset}` : ''})`;
  if (isArgumentElement(element)) return `v.${element.value}`;
  throw new Error('A tag cannot stand inside another one');
}

/**
 * @param {string} language
 * @param {Element[]} elements
 * @param {PluralElement} [around]
 * @returns {string}
 */
function printText(language, elements, around) {
  if (elements.every(isLiteralElement)) return JSON.stringify(elements.map(({ value }) => value).join(''));
  /** @type {PrintForm} */
  const print = (form, plural = around) => printText(language, form, plural);
  const [only] = elements;
  if (elements.length === 1 && only && !isArgumentElement(only))
    return printElement(language, only, print, around);
  const pieces = elements.map((element) =>
    isLiteralElement(element)
      ? escaped(element.value)
      : `\${${printElement(language, element, print, around)}}`,
  );
  return `\`${pieces.join('')}\``;
}

/**
 * A word with tags is an array, so that a caller can put an element, such as a link, in the place of each tag.
 *
 * @param {string} language
 * @param {Element[]} elements
 * @param {PluralElement} [around]
 * @returns {string}
 */
function printRich(language, elements, around) {
  /** @type {PrintForm} */
  const print = (form, plural = around) => printRich(language, form, plural);
  const pieces = elements.map((element) => {
    if (isLiteralElement(element)) return JSON.stringify(element.value);
    if (isTagElement(element)) return `v.${element.value}(${printText(language, element.children, around)})`;
    const printed = printElement(language, element, print, around);
    if (isPluralElement(element) || isSelectElement(element)) return `...${printed}`;
    return isArgumentElement(element) ? `String(${printed})` : printed;
  });
  return `[${pieces.join(', ')}]`;
}

/**
 * A word as a JavaScript expression, in which `v` holds the placeholders' values.
 *
 * @param {string} language
 * @param {Element[]} parsed
 */
export function printWord(language, parsed) {
  return parametersOf(parsed).isRich ? printRich(language, parsed) : printText(language, parsed);
}
