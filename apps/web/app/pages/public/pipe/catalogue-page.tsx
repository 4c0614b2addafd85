import { catalogueMessages } from '@lohahaat/contract/platform/messages'
import { lazy, Suspense, useEffect } from 'react'
import { redirect, replace } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { useCartItems } from '../../../parts/ordering/cart-toggle/use-cart-items'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { findPipeClass } from '../../../parts/catalogue/product/pipe-classes'
import { canonicalUrl, pageMeta } from '../../../site'
import type { Route } from './+types/catalogue-page'
import { everything, writeCatalogueQuery } from './catalogue-query'
import { ClassTabs } from './class-tabs'
import { FilterForm } from './filter-form'
import { loadPage } from './load-catalogue'
import { Results } from './results'
import { arriveAt } from './view-memory'
import { ViewSwitch } from './view-switch'
import { useCatalogue } from './use-catalogue'
import { texts } from './texts'

const NothingFound = lazy(() => import('./not-found/nothing-found'))

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadPage(serverApi(request, context), params.department, request)
export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const { isFirst, instead } = arriveAt(request.url)
  if (instead) throw isFirst ? replace(instead) : redirect(instead)
  if (isFirst) {
    const loaded = await serverLoader()
    // Back may have been pressed before the scripts were there: then the page is not of this address any more.
    if (loaded.search === new URL(request.url).search) return loaded
  }
  const later = await loadLater()
  return later.loadPage(browserApi, params.department, request)
}
// The server doesn't know the remembered view.
clientLoader.hydrate = true as const

/** The first view has its data. */
const loadLater = () => import('./load-catalogue')

/** The canonical URL has only the class, without filters, sort order and page. */
export const meta: Route.MetaFunction = ({ loaderData, params, matches }) => {
  if (!loaderData?.classes.length) {
    return [...pageMeta(texts.noDepartment, catalogueMessages.nothingFound), { name: 'robots', content: 'noindex' }]
  }
  const className = loaderData.query.class
  const heading = headingOf(params.department, className)
  const shown = loaderData.classes.find((each) => each.className === className)
  const path = `/pipe/${params.department.toLowerCase()}${writeCatalogueQuery({ ...everything, class: className })}`
  return pageMeta(
    heading,
    texts.description(heading, catalogueMessages.taxNotice),
    canonicalUrl(matches, path),
    shown && { path: `/social/class/${shown.classId}.png`, alt: heading },
  )
}

export default function CataloguePage({ loaderData, params: { department } }: Route.ComponentProps) {
  const { classes, inCart, query, facets, ranges } = loaderData
  const catalogue = useCatalogue(query)
  const cart = useCartItems(inCart)
  const isCards = query.view === 'cards'
  useEffect(() => void loadLater(), [])
  return (
    <div className="content-width py-7 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl sm:text-3xl">
          {classes.length === 0 ? texts.noDepartment : headingOf(department, query.class)}
        </h1>
        {classes.length > 0 && <ViewSwitch catalogue={catalogue} />}
      </div>
      {classes.length === 0 ? (
        <div className="mt-6">
          <Suspense>
            <NothingFound to="/pipe/pipe">{texts.noDepartmentHint}</NothingFound>
          </Suspense>
        </div>
      ) : (
        <>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">
            {[findPipeClass(query.class)?.standard, catalogueMessages.taxNotice].filter(Boolean).join(' · ')}
          </p>
          <div className="mt-4 sm:mt-6">
            <ClassTabs classes={classes} catalogue={catalogue} />
          </div>
          <div className={`mt-5 grid gap-x-8 gap-y-6 ${isCards ? 'desk:grid-cols-[13.5rem_minmax(0,1fr)]' : ''}`}>
            {/* Dense views take the whole width, with the filters behind their button. */}
            <aside aria-label={texts.filters.title} className={`hidden noscript:block ${isCards ? 'desk:block' : ''}`}>
              <FilterForm facets={facets} ranges={ranges} catalogue={catalogue} />
            </aside>
            <Results {...loaderData} catalogue={catalogue} cart={cart} department={department} />
          </div>
        </>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.steelPipes} what={texts.loadFailed} />
}

/** The heading of a class or a department: 'SHS · square hollow sections'. */
function headingOf(department: string, className: string): string {
  const known = findPipeClass(className)
  if (known) return texts.classHeading(known.name, known.kind)
  return className || (department.toLowerCase() === 'pipe' ? texts.allSteelPipes : department)
}
