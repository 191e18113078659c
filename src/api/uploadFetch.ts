/**
 * A `fetch` over XMLHttpRequest, which reports the progress of an upload; the browser's own does not.
 *
 * @param onProgress called with the share sent, 0 to 1
 */
export function uploadFetch(onProgress: (share: number) => void): typeof fetch {
  return (address, { method = 'POST', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('The request did not get through.'));
      request.open(method, address as string);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) =>
        onProgress(total === 0 ? 0 : loaded / total);
      request.onload = () => resolve(answerOf(request));
      request.onerror = fail;
      request.onabort = fail;
      signal?.addEventListener('abort', () => request.abort());
      if (signal?.aborted === true) fail();
      else request.send(body as XMLHttpRequestBodyInit);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  // `Response` rejects a body with these statuses, even an empty one.
  const body = status === 204 || status === 304 ? null : responseText;
  return new Response(body, { status, headers });
}
