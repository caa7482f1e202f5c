import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ status: number, type?: string, body?: string | Buffer }} Answer */

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** @param {string} text */
const plain = (text) => text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/**
 * @param {string} body
 * @param {number} [status]
 * @returns {Answer}
 */
export const xml = (body, status = 200) => ({ status, type: 'application/xml', body: XML + body });

/**
 * The part of S3 that pictures need, with files that outlive the process: put, get, list by prefix, delete
 * many.
 */
export class S3Bucket {
  /** @param {string} directory */
  constructor(directory) {
    this.directory = directory;
    mkdirSync(directory, { recursive: true });
  }

  /**
   * @param {string} method
   * @param {URL} url `/bucket/key` or `/bucket?…`
   * @param {Buffer} body
   * @returns {Answer}
   */
  answer(method, url, body) {
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    if (method === 'PUT') return this.put(key, body);
    if (method === 'GET' && url.searchParams.get('list-type') === '2')
      return this.list(url.searchParams.get('prefix') ?? '');
    if (method === 'GET') return this.get(key);
    if (method === 'POST' && url.searchParams.has('delete')) return this.remove(body.toString());
    return xml('<Error><Code>NotImplemented</Code></Error>', 501);
  }

  /** @param {string} key */
  fileOf(key) {
    return join(this.directory, encodeURIComponent(key));
  }

  /**
   * @param {string} key
   * @param {Buffer} body
   */
  put(key, body) {
    writeFileSync(this.fileOf(key), body);
    return { status: 200 };
  }

  /** @param {string} key */
  get(key) {
    try {
      return { status: 200, type: 'image/jpeg', body: readFileSync(this.fileOf(key)) };
    } catch {
      return xml(`<Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>`, 404);
    }
  }

  /** @param {string} prefix */
  list(prefix) {
    const keys = readdirSync(this.directory)
      .map(decodeURIComponent)
      .filter((key) => key.startsWith(prefix));
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return xml(`<ListBucketResult><KeyCount>${keys.length}</KeyCount>${contents}</ListBucketResult>`);
  }

  /** @param {string} request keys to delete, as XML */
  remove(request) {
    const keys = [...request.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = '']) => plain(key));
    for (const key of keys) rmSync(this.fileOf(key), { force: true });
    return xml(
      `<DeleteResult>${keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join('')}</DeleteResult>`,
    );
  }
}
