import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cutText } from '#contract/cutText.ts';
import { MAX_FILE_BYTES, MAX_FILES, MAX_MESSAGE_BYTES } from '#contract/fileRules.ts';
import { Refusal } from './errors.ts';
import { openForm } from './formShares.ts';
import { checkUpload, type Upload } from './uploadedFile.ts';

const MEGABYTE = 1024 * 1024;
const TOO_MANY = `Puedes adjuntar hasta ${MAX_FILES} archivos por mensaje.`;
const TOO_HEAVY = `Los archivos de un mensaje pueden pesar hasta ${MAX_MESSAGE_BYTES / MEGABYTE} MB en total.`;
const CUT_OFF = 'El envío llegó incompleto. Vuelve a intentarlo.';

/** Longer than any field may be, so that the schema reports a field that is too long. */
const FIELD_BYTES = 128 * 1024;

/** `headerSize` is far above what browsers send for a file name of any file system. */
const LIMITS = {
  fileSize: MAX_FILE_BYTES,
  files: 50,
  fields: 20,
  fieldSize: FIELD_BYTES,
  headerPairs: 20,
  headerSize: 4096,
};

const uploads = new WeakMap<FastifyRequest, readonly Upload[]>();

/** The validated files of a request. */
export function uploadsOf(request: FastifyRequest): readonly Upload[] {
  return uploads.get(request) ?? [];
}

/** Names and content hashes of files, to compare the bodies of repeated calls. */
export function sumsOf(files: readonly Upload[]): string[][] {
  return files.map(({ name, content }) => [
    name,
    createHash('sha256').update(content).digest('base64url'),
  ]);
}

/**
 * Also accepts multipart/form-data in the scope: fields become the body, `uploadsOf` returns the files.
 *
 * @param senderOf the id of the person who sends a request; known before its body is read
 */
export async function readFormsWithFiles(
  scope: FastifyInstance,
  senderOf: (request: FastifyRequest) => string,
): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false });
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    // A connection that has closed already would never give the share back.
    if (reply.raw.destroyed) throw new Refusal(422, CUT_OFF);
    const form = openForm(senderOf(request));
    // Also if the connection closes before there is a response.
    reply.raw.once('close', () => form.release());
    const { body, files } = await readForm(request, (bytes) => form.hold(bytes));
    request.body = body;
    uploads.set(request, files);
  });
}

/** Refuses only after reading the whole form, because browsers read no answer before they have sent everything. */
async function readForm(request: FastifyRequest, hold: (bytes: number) => void) {
  const body: Record<string, unknown> = {};
  const files: Upload[] = [];
  let refusal: Error | undefined;
  let seen = 0;
  let total = 0;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'field') {
        body[part.fieldname] = part.fieldname === 'internal' ? asBoolean(part.value) : part.value;
        continue;
      }
      // Undefined if the form gives no file name, although its type says string.
      const filename = (part.filename as string | undefined) ?? '';
      const chunks: Buffer[] = [];
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        if (refusal !== undefined) continue;
        try {
          total += chunk.length;
          if (total > MAX_MESSAGE_BYTES) throw new Refusal(413, TOO_HEAVY);
          hold(chunk.length);
          chunks.push(chunk);
        } catch (error) {
          refusal = asError(error);
        }
      }
      // Browsers send an empty file field as an empty file without a name.
      if (filename === '' && chunks.length === 0) continue;
      // A file under another name: as a body field, it is refused by the schema.
      if (part.fieldname !== 'file') body[part.fieldname] = '';
      seen += 1;
      if (refusal !== undefined) continue;
      try {
        if (seen > MAX_FILES) throw new Refusal(413, TOO_MANY);
        const content = Buffer.concat(chunks);
        if (part.file.truncated) throw tooLarge(filename);
        files.push(await checkUpload(filename, content));
      } catch (error) {
        refusal = asError(error);
      }
    }
  } catch (error) {
    throw refusal ?? new Refusal(422, CUT_OFF, error);
  }
  if (refusal !== undefined) throw refusal;
  return { body, files };
}

function tooLarge(name: string): Refusal {
  const short = cutText(name, 100);
  return new Refusal(413, `El archivo «${short}» pesa más de ${MAX_FILE_BYTES / MEGABYTE} MB.`);
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Parses a boolean, because forms send texts. Other values are left for the schema to refuse. */
function asBoolean(value: unknown): unknown {
  if (value === 'true' || value === 'on') return true;
  return value === 'false' || value === '' ? false : value;
}
