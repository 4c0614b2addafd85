import { type APIRequestContext, expect, test } from '@playwright/test'
import { onceOnly } from '../people/person'

/** What the head of a page says, by the names that those read who show a link to it. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const metas = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"/g)
  return new Map([...metas].map(([, name = '', content = '']) => [name, content]))
}

test('a shared link comes with a card: of the product, of the class, or of the site', onceOnly, async ({ request }) => {
  for (const [path, card] of [
    ['/pipe/pipe/1', /\/social\/product\/1\.png$/],
    ['/pipe/pipe?class=SHS', /\/social\/class\/\d+\.png$/],
    ['/pipe/pipe', /\/social\/pipe\.png$/],
  ] as const) {
    const head = await headOf(request, path)
    const address = head.get('og:image') ?? ''
    expect(address).toMatch(/^http/)
    expect(address).toMatch(card)
    expect(head.get('og:image:alt')).toBeTruthy()
    expect(head.get('twitter:card')).toBe('summary_large_image')
    const picture = await request.get(new URL(address).pathname)
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toBe('image/png')
  }
})

test('tabs and home screens find their icons', onceOnly, async ({ request }) => {
  const html = await (await request.get('/help')).text()
  const types: Record<string, RegExp> = {
    '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
    '/favicon.svg': /^image\/svg\+xml/,
    '/apple-touch-icon.png': /^image\/png$/,
    '/site.webmanifest': /^application\/manifest\+json/,
  }
  for (const [path, type] of Object.entries(types)) {
    expect(html).toContain(`href="${path}"`)
    const file = await request.get(path)
    expect(file.headers()['content-type']).toMatch(type)
    expect(file.headers()['cache-control']).toBe('public, max-age=3600')
  }
  expect(await (await request.get('/hi/help')).text()).toContain('href="/site.hi.webmanifest"')
  const { icons } = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string; type: string }[]
  }
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type']).toContain(type)
})
