import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTH_IT = /\.(?:html|js|css|svg|webmanifest)$/;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await asBrotli(content, { params }));
  await writeFile(`${file}.gz`, await asGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** Compresses the built files once, at the highest level, which would take too long while serving them. */
export async function compressAll(directory: string): Promise<void> {
  const root = join(import.meta.dirname, directory);
  const files = await readdir(root, { recursive: true });
  await Promise.all(files.filter((file) => WORTH_IT.test(file)).map((file) => compress(join(root, file))));
}
