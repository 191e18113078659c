import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../tools/freePort.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** Like the server's tests: without V8's second compiler of WebAssembly, which pays in a process that lives longer. */
const SERVER = ['--liftoff-only', '--import', './tools/endWithParent.ts', 'server/main.ts'];

/** Settings of the shell that would change the product under test. */
const FOREIGN_SETTINGS = [
  'API_BASE_URL',
  'CORS_ORIGINS',
  'DATABASE_URL',
  'DEMO_DATA',
  'HOST',
  'IDENTITY_AUTOCONFIRM',
  'MAILBOX',
  'MAIL_FROM',
  'METRICS_PORT',
  'RECAPTCHA_SECRET',
  'RECAPTCHA_SITE_KEY',
  'SITE_URL',
  'SMTP_URL',
  'SUPABASE_ANON_KEY',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_URL',
  'TRUST_PROXY',
];

/** The product as started by `npm start`, on a free port with its own data. */
export class Product {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #dataDir: string;
  #server: ChildProcess | undefined;

  private constructor(port: number, dataDir: string) {
    this.url = `http://localhost:${port}`;
    this.#dataDir = dataDir;
    const kept = Object.entries(process.env).filter(([name]) => !FOREIGN_SETTINGS.includes(name));
    this.#env = {
      ...Object.fromEntries(kept),
      PORT: String(port),
      DATA_DIR: path.join(dataDir, 'data'),
      RATE_LIMITS: 'off',
    };
  }

  /** @param fill adds files to the data directory before the product opens it */
  static async create(fill?: (dataDir: string) => Promise<void>): Promise<Product> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'tramayo-e2e-'));
    const product = new Product(await freePort(), dataDir);
    await fill?.(path.join(dataDir, 'data'));
    await product.start().catch(async (error: unknown) => {
      await product.dispose();
      throw error;
    });
    return product;
  }

  /**
   * Resolves when the server has printed its address, which means it is ready.
   *
   * @throws Error with its output if it ends before that
   */
  async start(): Promise<void> {
    const server = spawn(process.execPath, SERVER, { cwd: ROOT, env: this.#env });
    this.#server = server;
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(this.url)) resolve();
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      server.once('exit', (code) => {
        reject(new Error(`The server ended with code ${code} before it was ready:\n${output}`));
      });
    });
  }

  /** Stops the server as Ctrl+C would; its data are kept. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server?.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }

  /** Stops the server and deletes its data. */
  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
