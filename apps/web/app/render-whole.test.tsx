import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { Await, createRequestHandler, type EntryContext, Scripts, ServerRouter, type ServerBuild } from 'react-router'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderWhole } from './render-whole'

const PAGE = 'https://lohahaat.example/'

/** What the router hands over for a page whose loader answers this. */
async function contextOf(loaded: unknown, Content: () => React.ReactNode = () => null): Promise<EntryContext> {
  let handed: EntryContext | undefined
  const Page = () => (
    <html>
      <body>
        <Content />
        <Scripts />
      </body>
    </html>
  )
  const described = { id: 'root', path: '', module: '/root.js', imports: [], hasLoader: true }
  const build = {
    entry: {
      module: {
        default(_request: Request, status: number, headers: Headers, context: EntryContext) {
          handed = context
          return new Response(null, { status, headers })
        },
      },
    },
    routes: { root: { id: 'root', path: '', module: { default: Page, loader: () => loaded } } },
    assets: { entry: { module: '/entry.js', imports: [] }, routes: { root: described }, url: '/m.js', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  await createRequestHandler(build as unknown as ServerBuild, 'production')(new Request(PAGE))
  if (!handed) throw new Error('No page was rendered')
  return handed
}

function streamed(context: EntryContext): Promise<string> {
  const body = new PassThrough()
  const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={PAGE} nonce="n" />, {
    onAllReady: () => void pipe(body),
  })
  return text(body)
}

const handover = (html: string | null) =>
  html?.match(/<script[^>]*>window\.__reactRouterContext\.streamController.*?<\/script>/g)

test('the page begins as that of a stream, by the type that browsers lay it out by', async () => {
  const context = () => contextOf({}, () => <h1>Rates</h1>)
  const begun = (html: string | null) => html?.slice(0, html.indexOf('</h1>'))
  const whole = begun(await renderWhole(await context(), PAGE, 'n'))
  expect(whole).toBe(begun(await streamed(await context())))
  expect(whole).toMatch(/^<!DOCTYPE html><html>/)
})

test('the browser is handed the same data as by the router’s own stream', async () => {
  const loaded = { name: '</script><b>& "50 NB" \u2028', price: 61_500 }
  const whole = handover(await renderWhole(await contextOf(loaded), PAGE, 'n'))
  expect(whole).toHaveLength(2)
  expect(whole).toEqual(handover(await streamed(await contextOf(loaded))))
})

test('a page that promises a part of its data is left to the stream', async () =>
  expect(await renderWhole(await contextOf({ rates: Promise.resolve(1) }), PAGE, 'n')).toBeNull())

test('so is one that has to wait for a part, or fails', async () => {
  const Waiting = () => (
    <Suspense>
      <Await resolve={Promise.resolve(1)}>{() => null}</Await>
    </Suspense>
  )
  const Broken = () => {
    throw new Error('broken')
  }
  for (const content of [Waiting, Broken]) expect(await renderWhole(await contextOf({}, content), PAGE, 'n')).toBeNull()
})
