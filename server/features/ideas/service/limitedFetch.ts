const MOST_BYTES = 256 * 1024;

/**
 * `fetch` for an untrusted service: an oversized body is an error, and so is a redirect, which
 * could forward the API key.
 */
export async function limitedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) controller.error(new Error('answer too long'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counted), response);
}
