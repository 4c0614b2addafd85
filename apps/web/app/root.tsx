import { siteInfo } from '@lohahaat/contract/platform/site-info'
import { language, languageTag } from '@lohahaat/domain/platform/language'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import type { Api } from './api/api'
import { browserApi } from './api/browser-api'
import { serverApi } from './api/server-api'
import { MarkDocument } from './api/session/mark-document'
import { SessionProvider } from './api/session/session-provider'
import { unknownSite, useSiteInfo } from './api/use-site-info'
import devanagariFont from './fonts/devanagari.woff2?url'
import latinFont from './fonts/latin.woff2?url'
import rupeeFont from './fonts/rupee.woff2?url'
import { ErrorPage } from './parts/site/error-page/error-page'
import { HeadBoundary } from './parts/site/error-page/head-boundary'
import { Shell } from './parts/site/shell/shell'
import { yearIn } from './parts/site/footer/use-year'
import { pageMeta, site } from './site'
import { texts } from './texts'
import theme from './theme.css?url'

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { session, ...loaded } = await load(serverApi(request, context))
  return { ...loaded, session: context.isKept ? null : session, requestId: context.requestId }
}
export const clientLoader = () => load(browserApi)

/** Every page loads this, so a failure must not fail the page: the shell falls back to defaults. */
async function load(api: Api) {
  const site = await api.send(siteInfo).catch(() => unknownSite)
  // The page's own loader may find at the same time that the session has ended.
  await api.checked()
  // The session key is used by calls only, so it is not written into the page.
  const { UserKey: _, ...session } = api.session.read()
  return { site, session, year: yearIn(new Date()) }
}

/** The site info does not change during a visit, and the session is read from the cookies. */
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [
  ...[latinFont, rupeeFont, ...(language() === 'hi' ? [devanagariFont] : [])].map(
    (href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const,
  ),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: language() === 'hi' ? '/site.hi.webmanifest' : '/site.webmanifest' },
]

export const meta: Route.MetaFunction = () => pageMeta(texts.steelPipes, texts.whatIsSold)

export function Layout({ children }: { children: ReactNode }) {
  const { sampleData } = useSiteInfo()
  return (
    <html lang={languageTag()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {import.meta.env.SSR && <MarkDocument />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15212b" />
        {/* With a precedence it is placed before the scripts: it blocks the first paint. */}
        <link rel="stylesheet" href={theme} precedence="default" />
        <HeadBoundary key={useLocation().pathname} title={site.name}>
          <Meta />
        </HeadBoundary>
        <Links />
      </head>
      <body>
        <SessionProvider>
          <Shell isSampleData={sampleData}>{children}</Shell>
        </SessionProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
