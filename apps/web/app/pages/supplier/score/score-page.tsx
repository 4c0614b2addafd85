import { fetchOwnRatings } from '@lohahaat/contract/supply/ratings/ratings'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { loadOwnScore } from '../../../parts/supply/score/own-score'
import { SuppliersOnly } from '../../../parts/supply/suppliers-only'
import { unlessRefused } from '../../../parts/supply/unless-refused'
import { pageMeta } from '../../../site'
import { Card } from '../../../ui/card'
import { Page } from '../../../ui/page'
import type { Route } from './+types/score-page'
import { OwnRating } from './own-rating'
import { ScoreFigures } from './score-figures'
import { texts } from './texts'

const SHOWN = 50

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)

const load = (api: Api) =>
  unlessRefused(
    Promise.all([loadOwnScore(api), api.sendPaged(fetchOwnRatings, { page: 1, pageSize: SHOWN })]).then(
      ([score, ratings]) => ({ score, ratings }),
    ),
  )

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function ScorePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SuppliersOnly />
  const { score, ratings } = loaderData
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className="grid gap-6">
        <section className="overflow-hidden rounded-box border border-line bg-card *:first:-mt-px">
          <ScoreFigures score={score} />
        </section>
        <Card title={texts.ratings}>
          {ratings.rows.length === 0 && <p className="text-ink-soft">{texts.noRatings}</p>}
          <ul className="divide-y divide-line">
            {ratings.rows.map((rating) => (
              <OwnRating key={rating.ratingId} rating={rating} />
            ))}
          </ul>
          {ratings.rows.length < ratings.total && (
            <p className="mt-3 text-sm text-ink-soft">{texts.more(ratings.rows.length, ratings.total)}</p>
          )}
        </Card>
      </div>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
