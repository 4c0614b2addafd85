import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { NonceContext } from './api/session/mark-document'

/** What React writes where a part of the page has to wait, or failed. */
const UNFINISHED = '<!--$!-->'
const END = '</body></html>'
/** A stream writes it by itself. Without it browsers lay a page out as those of 1998. */
const DOCTYPE = '<!DOCTYPE html>'

/**
 * The page as one text, null when a part of it has to be waited for. A stream encodes and writes the page in hundreds of
 * pieces, which takes longer than the rest of the rendering; a failure is left to it, since it reports the error.
 */
export async function renderWhole(context: EntryContext, url: string, nonce: string): Promise<string | null> {
  if (isDeferred(context)) return null
  const { serverHandoffStream: data, ...rest } = context
  const html = renderOrGiveUp(
    <NonceContext value={nonce}>
      <ServerRouter context={rest} url={url} nonce={nonce} />
    </NonceContext>,
  )
  if (!data || !html?.endsWith(END) || html.includes(UNFINISHED)) return null
  return DOCTYPE + html.slice(0, -END.length) + dataScripts(await textOf(data), nonce) + END
}

async function textOf(data: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = data.getReader()
  let text = ''
  for (let read = await reader.read(); !read.done; read = await reader.read())
    text += decoder.decode(read.value, { stream: true })
  return text
}

function renderOrGiveUp(page: React.ReactNode): string | null {
  try {
    return renderToString(page)
  } catch {
    return null
  }
}

/** A loader may return what it has and promise the rest. */
const isDeferred = ({ staticHandlerContext: { loaderData } }: EntryContext) =>
  Object.values(loaderData).some(
    (data: unknown) =>
      typeof data === 'object' && data !== null && Object.values(data).some((value) => value instanceof Promise),
  )

/** What the router's own streamed scripts hand over; the test compares them with those. */
const dataScripts = (data: string, nonce: string) =>
  script(`window.__reactRouterContext.streamController.enqueue(${inScript(data)});`, nonce) +
  script('window.__reactRouterContext.streamController.close();', nonce)

const script = (code: string, nonce: string) => `<script nonce="${nonce}">${code}</script>`

const inScript = (text: string) =>
  JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
