import { useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type CatalogueQuery, changeQuery, writeCatalogueQuery } from './catalogue-query'

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

  // What was chosen counts from the press on, not from when its items are there: a box would jump back until then, and
  // a second choice would undo the first. Once one has arrived somewhere, what was loaded counts again.
  const [chosen, setChosen] = useState({ query: loaded, at: '' })
  const query = chosen.at === location.key ? chosen.query : loaded

  const hrefFor = (shown: CatalogueQuery) => location.pathname + writeCatalogueQuery(shown)

  // The browser may have arrived where the last choice led while this page still waits to be drawn.
  const last = useRef<{ control: string | undefined; href: string }>({ control: undefined, href: '' })

  function go(wanted: CatalogueQuery, control?: string) {
    setChosen({ query: wanted, at: location.key })
    const { control: before, href: led } = last.current
    const arrivedBy = window.location.pathname + window.location.search === led ? before : readControl(location.state)
    const href = hrefFor(wanted)
    last.current = { control, href }
    const replace = control !== undefined && arrivedBy === control
    void navigate(href, { replace, preventScrollReset: true, state: { control } })
  }

  return {
    query,
    isBusy: next?.pathname === location.pathname,
    hrefFor,
    change: (how) => go(how(query)),
    type: (control, changed) => go(changeQuery(query, changed), control),
  }
}

const readControl = (state: unknown) =>
  typeof state === 'object' && state !== null && 'control' in state ? state.control : undefined
