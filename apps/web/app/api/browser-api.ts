import { redirect } from 'react-router'
import { createApi, type SentRequest, type Transport } from './api'
import { browserSession } from './session/browser-session'
import { confirmation } from './session/confirmation'
import { counted } from './pending-calls'
import { redirectTarget, type RedirectPath } from './session/return-to'

const host = import.meta.env.VITE_API_HOST ?? ''

const transport: Transport = (path, request) =>
  counted(path, () => (request.onSent ? sendWithProgress(host + path, request) : fetch(host + path, request)))

/** Never settles once it navigates away: an error would only flash up on the page being left. */
async function leave(to: RedirectPath) {
  const place = redirectTarget(to, window.location.href)
  if (place === null) return
  window.location.assign(place)
  await new Promise(() => {})
}

export const browserApi = createApi({
  transport,
  session: browserSession,
  redirect,
  leave,
  confirmSignIn: confirmation.ask,
})

/** Like fetch, but with upload progress. */
function sendWithProgress(url: string, { method, headers, body, signal, onSent }: SentRequest): Promise<Response> {
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
