import { catalogueMessages } from '@lohahaat/contract/platform/messages'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { loadMarket } from '../../../parts/catalogue/product/load-market'
import { canonicalUrl, pageMeta } from '../../../site'
import type { Route } from './+types/pipe-landing-page'
import { ClassCards } from './class-cards'
import { Qualities } from './qualities'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => loadMarket(serverApi(request, context))
export const clientLoader = () => loadMarket(browserApi)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(texts.title, texts.description, canonicalUrl(matches, '/pipeLandingPage'))

export default function PipeLandingPage({ loaderData: market }: Route.ComponentProps) {
  return (
    <div className="content-width py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="mt-2 text-ink-soft">{texts.intro}</p>
      <p className="text-ink-soft">{catalogueMessages.taxNotice}</p>
      <ClassCards market={market} />
      <Qualities />
    </div>
  )
}
