import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One form of a file, as it goes out. */
export interface SiteBody {
  content: Buffer;
  /** Strong, RFC 9110 section 8.8.3: another one for each form. */
  etag: string;
}

export interface SiteFile {
  type: string;
  plain: SiteBody;
  /** As the build compressed it, by content coding (RFC 9110, section 8.4.1). */
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
};

/** No addresses of their own: compressed forms, hidden files, and what the build leaves for our tools. */
const NOT_SERVED = /(^|\/)\.|\.(br|gz)$|^(build|chunks)\.json$/;

/**
 * Reads the built client into memory, one and a half megabytes: a running server goes on serving
 * whole what it started with while a new build takes the folder's place.
 *
 * @returns the files by address: `/main.0123456789.js`
 */
export async function readSiteFiles(dir: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const contents = new Map(
    await Promise.all(
      entries.flatMap((entry) => (entry.isFile() ? read(dir, entry.parentPath, entry.name) : [])),
    ),
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

async function read(dir: string, folder: string, name: string): Promise<[string, Buffer]> {
  const file = path.join(folder, name);
  return [path.relative(dir, file).replaceAll('\\', '/'), await readFile(file)];
}

function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
