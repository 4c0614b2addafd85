import { withoutLanguage } from '@lohahaat/contract/platform/pages/page-language'
import { useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type CatalogueQuery, changeQuery, writeCatalogueQuery } from './catalogue-query'

export interface Catalogue {
  query: CatalogueQuery
  /** While the items for the latest choice are being loaded. */
  isBusy: boolean
  hrefFor: (query: CatalogueQuery) => string
  change: (how: (query: CatalogueQuery) => CatalogueQuery) => void
  /** For typed input: consecutive changes by the same control are one history entry. */
  type: (control: string, change: Partial<CatalogueQuery>) => void
}

/** The query, kept in the URL: it can be shared, and Back undoes one choice after the other. */
export function useCatalogue(loaded: CatalogueQuery): Catalogue {
  const navigate = useNavigate()
  const location = useLocation()
  const { location: next } = useNavigation()

  // Uses the chosen query, not the loaded one: otherwise a checkbox would jump back while the items load, and a second
  // choice would undo the first. After the navigation the loaded query is used again.
  const [chosen, setChosen] = useState({ query: loaded, at: '' })
  const query = chosen.at === location.key ? chosen.query : loaded

  const hrefFor = (shown: CatalogueQuery) => location.pathname + writeCatalogueQuery(shown)

  // The navigation may have finished before this component renders.
  const last = useRef<{ control: string | undefined; href: string }>({ control: undefined, href: '' })

  function go(wanted: CatalogueQuery, control?: string) {
    setChosen({ query: wanted, at: location.key })
    const { control: before, href: led } = last.current
    const arrivedBy =
      withoutLanguage(window.location.pathname) + window.location.search === led ? before : readControl(location.state)
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
