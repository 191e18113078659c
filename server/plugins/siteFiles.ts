import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** One encoding of a file, ready to send. */
interface SiteBody {
  content: Buffer;
  /** Strong (RFC 9110 section 8.8.3): each encoding has its own. */
  etag: string;
}

export interface SiteFile {
  type: string;
  plain: SiteBody;
  /** Compressed by the build (content coding, RFC 9110 section 8.4.1). */
  br: SiteBody | null;
  gzip: SiteBody | null;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files with placeholders of the build (`contract/siteFacts.ts`). */
const FILLED = /\.(html|txt|xml)$/;

/** Not served: compressed forms, hidden files, and files that only our tools read. */
const NOT_SERVED = /(^|\/)\.|\.(br|gz)$|^(build|chunks)\.json$/;

/**
 * Reads the built client (1.5 MB) into memory, so that a running server keeps serving one
 * consistent build while a new one replaces the folder.
 *
 * @param fill replaces the placeholders; compressed forms are made again
 * @returns the files by address: `/main.012345.js`
 */
export async function readSiteFiles(
  dir: string,
  fill: (text: string) => string,
): Promise<Map<string, SiteFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const contents = new Map(
    await Promise.all(
      entries.flatMap((entry) => (entry.isFile() ? read(dir, entry.parentPath, entry.name) : [])),
    ),
  );
  const marked = [...contents].filter(([name]) => FILLED.test(name));
  await Promise.all(
    marked.map(([name, content]) => replace(contents, name, fill(content.toString()))),
  );
  const body = (name: string): SiteBody | null => {
    const content = contents.get(name);
    return content ? { content, etag: etagOf(content) } : null;
  };
  const files = new Map<string, SiteFile>();
  for (const name of contents.keys()) {
    const plain = NOT_SERVED.test(name) ? null : body(name);
    if (!plain) continue;
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    files.set(`/${name}`, { type, plain, br: body(`${name}.br`), gzip: body(`${name}.gz`) });
  }
  return files;
}

async function replace(contents: Map<string, Buffer>, name: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  if (contents.get(name)?.equals(content)) return;
  contents.set(name, content);
  const compress = [
    [`${name}.br`, promisify(brotliCompress)],
    [`${name}.gz`, promisify(gzip)],
  ] as const;
  for (const [form, make] of compress) {
    if (contents.has(form)) contents.set(form, await make(content));
  }
}

async function read(dir: string, folder: string, name: string): Promise<[string, Buffer]> {
  const file = path.join(folder, name);
  return [path.relative(dir, file).replaceAll('\\', '/'), await readFile(file)];
}

function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
