import type { ApiRequest } from './baseQuery.ts';
import { uploadFetch } from './uploadFetch.ts';

/** What a call carries beside its fields. */
export interface Upload {
  files: readonly File[];
  /** Called with the share of the request that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** A request with its fields as JSON, or as a multipart form if there are files. */
export function withFiles(
  request: Pick<ApiRequest, 'route' | 'id' | 'creates'>,
  fields: Readonly<Record<string, string | boolean | undefined>>,
  { files, onProgress }: Upload,
): ApiRequest {
  if (files.length === 0) return { ...request, body: fields };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, String(value));
  }
  for (const file of files) form.append('file', file);
  // Identify the files in the body's idempotency key without reading their content.
  const sums = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return { ...request, body: { ...fields, files: sums }, form, sender: uploadFetch(onProgress) };
}
