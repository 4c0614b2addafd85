import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type CatalogueQuery, changeQuery, readCatalogueQuery, writeCatalogueQuery } from './catalogue-query'

export interface Catalogue {
  query: CatalogueQuery
  /** While the items for what was chosen last are still being loaded. */
  isBusy: boolean
  hrefFor: (query: CatalogueQuery) => string
  change: (how: (query: CatalogueQuery) => CatalogueQuery) => void
  /** For what one types: a series of changes by the same control is one step Back. */
  type: (control: string, change: Partial<CatalogueQuery>) => void
}

/** What is looked at, kept in the URL: it can be sent to somebody, and Back undoes one choice after the other. */
export function useCatalogue(loaded: CatalogueQuery): Catalogue {
  const navigate = useNavigate()
  const location = useLocation()
  const { location: next } = useNavigation()

  // What was chosen counts from the press on, not from when its items are there: a box would jump back until then.
  const isBusy = next?.pathname === location.pathname
  const query = isBusy ? readCatalogueQuery(new URLSearchParams(next.search)) : loaded

  // A second choice starts from the first one, even when it comes before the router has taken that up.
  const wanted = useRef<CatalogueQuery>(null)
  useEffect(() => {
    if (!isBusy) wanted.current = null
  }, [isBusy, location.search])

  const hrefFor = (shown: CatalogueQuery) => location.pathname + writeCatalogueQuery(shown)

  function go(how: (query: CatalogueQuery) => CatalogueQuery, control?: string) {
    wanted.current = how(wanted.current ?? query)
    const isSeries = control !== undefined && readControl(location.state) === control
    void navigate(hrefFor(wanted.current), { replace: isSeries, preventScrollReset: true, state: { control } })
  }

  return {
    query,
    isBusy,
    hrefFor,
    change: (how) => go(how),
    type: (control, changed) => go((before) => changeQuery(before, changed), control),
  }
}

const readControl = (state: unknown) =>
  typeof state === 'object' && state !== null && 'control' in state ? state.control : undefined
