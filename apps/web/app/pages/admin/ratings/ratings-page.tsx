import { fetchAllRatings, type Rating } from '@lohahaat/contract/supply/ratings/ratings'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ListScreen } from '../../../parts/platform/list/list-screen'
import { readListState } from '../../../parts/platform/list/list-state'
import { loadPage } from '../../../parts/platform/list/load-page'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { RatingText } from '../../../parts/supply/ratings/rating-text'
import { texts as ratingTexts } from '../../../parts/supply/ratings/texts'
import { pageMeta } from '../../../site'
import { type Column, Table } from '../../../ui/lists/table'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/ratings-page'
import { HideRating } from './hide-rating'
import { texts } from './texts'

const PAGE_SIZE = 25

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

function load(api: Api, request: Request) {
  const { page } = readListState(new URL(request.url).searchParams, '')
  return loadPage(page, PAGE_SIZE, (page) => api.sendPaged(fetchAllRatings, { page, pageSize: PAGE_SIZE }))
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function RatingsPage({ loaderData: shown }: Route.ComponentProps) {
  const list = useListSearch('')
  return (
    <ListScreen
      title={texts.title}
      intro={texts.intro}
      list={list}
      {...shown}
      pageSize={PAGE_SIZE}
      filters={null}
      noMatch={<EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
    >
      <Table caption={texts.title} columns={columns()} rows={shown.rows} keyOf={({ ratingId }) => ratingId} />
    </ListScreen>
  )
}

const columns = (): readonly Column<Rating>[] => [
  {
    title: texts.columns.seller,
    cell: ({ sellerName, orderNo }) => (
      <>
        <p className="font-medium">{sellerName}</p>
        <p className="text-sm whitespace-nowrap text-ink-soft">{orderNo}</p>
      </>
    ),
  },
  { title: texts.columns.rating, cell: (rating) => <RatingText rating={rating} /> },
  {
    title: texts.columns.action,
    cell: (rating) =>
      rating.hiddenReason === null ? <HideRating rating={rating} /> : ratingTexts.hidden(rating.hiddenReason),
    speaksForItself: true,
  },
]

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
