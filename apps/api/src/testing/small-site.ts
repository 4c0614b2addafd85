import type { ServerBuild } from 'react-router'
import type { PageContext } from '@lohahaat/contract/platform/pages/page-context'
import type { Site } from '../app'

type Page = (request: Request, context: PageContext) => Promise<string> | string

/** A site with one page for every path, which answers what the test says. */
export function siteWith(page: Page): Site {
  const route = { id: 'page', path: '*', parentId: undefined, module: { default: () => null } }
  const build = {
    entry: {
      module: {
        async default(request: Request, status: number, headers: Headers, _router: unknown, context: PageContext) {
          headers.set('content-type', 'text/html; charset=utf-8')
          return new Response(await page(request, context), { status, headers })
        },
        handleError: (error: unknown, { context }: { context: PageContext }) => context.report(error),
      },
    },
    routes: { page: route },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  return { pages: { build: build as unknown as ServerBuild, mode: 'production' } }
}
