import { createHash } from 'node:crypto';
import type { Answer, Person } from '@anew/testkit/person';

export const submit = (
  person: Person,
  path: string,
  fields: Record<string, string>,
): Promise<Answer<string>> =>
  person.post<string>(path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });

const decode = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** A page as it is without a script. */
export class Page {
  private readonly html: string;
  private readonly policy: string;

  constructor({ body, headers }: Answer<string>) {
    if (!headers.get('content-type')?.startsWith('text/html'))
      throw new Error(`Not a page: ${JSON.stringify(body)}`);
    this.html = body;
    this.policy = headers.get('content-security-policy') ?? '';
  }

  get heading(): string {
    return this.first(/<h1>([^<]*)<\/h1>/) ?? '';
  }

  /** Error of the whole form. */
  get summary(): string | undefined {
    return this.first(/role="alert">([^<]*)</);
  }

  /** Whether there is a script whose hash is not in the page's policy. */
  get hasStrayScript(): boolean {
    const rest = this.html.replace(
      /<script type="module" blocking="render">([^]*?)<\/script>/g,
      (whole, script: string) => {
        const hash = createHash('sha256').update(script).digest('base64');
        return this.policy.includes(`script-src 'sha256-${hash}'`) ? '' : whole;
      },
    );
    return /<script|\son\w+=|javascript:/i.test(rest);
  }

  get mayRunScript(): boolean {
    return this.policy.includes('script-src');
  }

  /** Address to which the form is sent, or undefined without a form. */
  get action(): string | undefined {
    return this.first(/<form method="post" action="([^"]*)"/);
  }

  input(name: string): Record<string, string> {
    const tag = this.inputs().find((attributes) => attributes.name === name);
    if (!tag) throw new Error(`There is no field ${name} on this page:\n${this.html}`);
    return tag;
  }

  inputs(): Record<string, string>[] {
    return [...this.html.matchAll(/<input ([^>]*)>/g)].map(([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(
          ([, key = '', value = '']): [string, string] => [key, decode(value)],
        ),
      ),
    );
  }

  /** Error next to a field, which screen readers read out together with it. */
  errorAt(name: string): string | undefined {
    const described = this.input(name)['aria-describedby']?.split(' ') ?? [];
    return described.includes(`${name}-error`)
      ? this.first(new RegExp(`id="${name}-error">([^<]*)<`))
      : undefined;
  }

  hasLabelFor(name: string): boolean {
    return this.html.includes(`<label for="${this.input(name).id}">`);
  }

  link(label: string): string {
    const found = this.first(new RegExp(`<a href="([^"]*)">${label.replaceAll('?', '\\?')}</a>`));
    if (found === undefined) throw new Error(`There is no link "${label}" on this page:\n${this.html}`);
    return found;
  }

  private first(pattern: RegExp): string | undefined {
    const found = pattern.exec(this.html)?.[1];
    return found === undefined ? undefined : decode(found);
  }
}
