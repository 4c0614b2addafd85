/** When an answer was made; the pages show it while there is no network. */
const KEPT_AT = 'Kept-At'

/** A kept answer with its time: in a header, and for a page in its document, since a page can't read its own headers. */
export async function markKept(kept: Response): Promise<Response> {
  const at = new Date(kept.headers.get('Date') ?? Date.now()).toISOString()
  const headers = new Headers(kept.headers)
  headers.set(KEPT_AT, at)
  const { status, statusText } = kept
  if (!headers.get('Content-Type')?.startsWith('text/html'))
    return new Response(kept.body, { status, statusText, headers })
  // The body is no longer encoded, and grows.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  const html = (await kept.text()).replace('<html ', `<html data-kept-at="${at}" `)
  return new Response(html, { status, statusText, headers })
}
