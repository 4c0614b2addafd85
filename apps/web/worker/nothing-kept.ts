/// <reference lib="webworker" />
import { escapeHtml } from '@lohahaat/domain/platform/escape-html'
import { FILES, PAGES } from './accounts'
import { pathsKept, wordsFor } from './texts'

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For a page that was never opened on this device, while there is no network: what there is instead. */
export async function nothingKept(path: string): Promise<Response> {
  const { language, words, prefix } = wordsFor(path)
  const pages = await caches.open(PAGES)
  const links: string[] = []
  for (const [name, label] of pathsKept(words)) {
    const url = prefix + name
    if (await pages.match(url, { ignoreVary: true }))
      links.push(`<li><a class="link" href="${url}">${escapeHtml(label)}</a></li>`)
  }
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(words.title)}</title>${await styles()}</head>
<body><main class="content-width py-10"><h1 class="mb-3 text-2xl">${escapeHtml(words.title)}</h1><p class="mb-4 text-ink-soft">${escapeHtml(words.notKept)}</p>
<ul class="grid gap-3">${links.join('')}<li><a class="link" href="${escapeHtml(path)}">${escapeHtml(words.again)}</a></li></ul></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
    },
  })
}

/** The style sheet of the pages that were seen. */
async function styles() {
  const files = await (await caches.open(FILES)).keys()
  const theme = files.map(({ url }) => new URL(url).pathname).findLast((path) => /\/theme-[^/]+\.css$/.test(path))
  return theme ? `<link rel="stylesheet" href="${theme}">` : ''
}
