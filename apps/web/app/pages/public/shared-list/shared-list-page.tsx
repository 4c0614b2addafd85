import { fetchSharedList } from '@lohahaat/contract/sourcing/lists/list-link'
import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { formatRate } from '../../../parts/catalogue/product/rate'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { IstTime } from '../../../parts/platform/ist-time'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/messages/states'
import { Page } from '../../../ui/page'
import type { Route } from './+types/shared-list-page'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

/** Null where the link shows nothing any more. */
async function load(api: Api, request: Request) {
  const secret = new URL(request.url).searchParams.get('token') ?? ''
  try {
    return { shared: await api.send(fetchSharedList, { secret }) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return { shared: null }
    throw error
  }
}

/** The address holds the secret, so that no search engine may keep it. */
export const meta: Route.MetaFunction = () => [
  ...pageMeta(texts.title, texts.description),
  { name: 'robots', content: 'noindex' },
]

export default function SharedListPage({ loaderData: { shared } }: Route.ComponentProps) {
  if (!shared)
    return (
      <Page title={texts.title}>
        <EmptyState title={texts.dead}>{texts.deadHint}</EmptyState>
      </Page>
    )
  return (
    <Page title={shared.name} intro={<Intro endsAt={shared.endsAt} />} action={<OwnList />}>
      <ul className="divide-y divide-line rounded-box border border-line bg-card">
        {shared.lines.map(({ className, size, thickness, length, quantity, unit, brandName, price }, place) => (
          <li key={place} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
            <PipeSection size={size ?? ''} thickness={thickness ?? ''} className="size-8 text-steel" />
            <p className="min-w-40 grow font-semibold">
              {className} {size && thickness && formatSection({ size, thickness })}
              {length !== null && <span className="font-normal text-ink-soft"> · {texts.length(length)}</span>}
            </p>
            <p className="text-right">{quantity !== null && unit && texts.quantity(quantity, unit)}</p>
            {price !== null && (
              <p className="text-right">
                {brandName} · {texts.perTon(formatRate(price))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Page>
  )
}

const Intro = ({ endsAt }: { endsAt: string }) => (
  <>
    {texts.until} <IstTime instant={endsAt} dateOnly />
  </>
)

const OwnList = () => (
  <Link to="/list" className={buttonClass({ variant: 'main' })}>
    {texts.ownList}
  </Link>
)

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
