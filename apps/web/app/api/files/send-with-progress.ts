import type { SentRequest } from '../api'

/** Like fetch, but with upload progress. */
export function sendWithProgress(
  url: string,
  { method, headers, body, signal, onSent }: SentRequest,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method ?? 'GET', url)
    request.withCredentials = true
    headers.forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.onprogress = ({ loaded, total }) => onSent?.(loaded, total)
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersIn(request) }))
    request.onerror = request.onabort = () => reject(new TypeError('No answer'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body as FormData)
  })
}

function headersIn(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}
