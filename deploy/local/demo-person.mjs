import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

/** A person with a browser of their own, who uses the product through its public calls only. */
export class DemoPerson {
  /** @type {Map<string, string>} */
  cookies = new Map();
  id = '';

  /**
   * @param {string} origin
   * @param {{ email: string, password: string }} account
   */
  constructor(origin, { email, password }) {
    this.origin = origin;
    this.account = { email, password };
  }

  /**
   * @param {string} origin
   * @param {{ email: string, password: string, firstName: string }} details
   */
  static async signUp(origin, details) {
    const person = new DemoPerson(origin, details);
    ({ id: person.id } = await person.post('/api/signup', details));
    return person;
  }

  signInAgain() {
    return this.post('/api/login', this.account);
  }

  /** @param {string} path */
  get(path) {
    return this.call('GET', path);
  }

  /**
   * @param {string} path
   * @param {object} body
   */
  post(path, body) {
    return this.call('POST', path, body);
  }

  /**
   * Repeats a request until the answer is as expected.
   *
   * @param {string} path
   * @param {(answer: Record<string, any>) => boolean} isGood
   */
  async until(path, isGood) {
    const giveUp = Date.now() + PATIENCE_MS;
    for (let answer = await this.get(path); !answer || !isGood(answer); answer = await this.get(path)) {
      if (Date.now() > giveUp) throw new Error(`${path} does not become what it should be.`);
      await delay(100);
    }
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  async call(method, path, body) {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.cookies.set(name, value);
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
}
