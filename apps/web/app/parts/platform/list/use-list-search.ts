import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { hrefWith, type ListChange, type ListState, readListState, splitSort, toggleSort } from './list-state'

export interface ListSearch extends ListState {
  /** While the rows for the present URL are still being loaded. */
  busy: boolean
  filter: (name: string) => string
  hrefFor: (change: ListChange) => string
  setSearch: (text: string) => void
  setSort: (sort: string) => void
  change: (change: ListChange) => void
  /** As a Table takes it. */
  tableSort: { by: string; descending: boolean; hrefFor: (key: string) => string }
}

/** Search, order and page of a list, kept in the URL: it can be shared, and Back works. */
export function useListSearch(defaultSort: string): ListSearch {
  const navigate = useNavigate()
  const location = useLocation()
  const { location: next } = useNavigation()

  // Uses the pending URL, not the loaded one: otherwise a select would jump back while the rows load, and a second
  // choice would undo the first.
  const isLoading = next?.pathname === location.pathname
  const params = new URLSearchParams(isLoading ? next.search : location.search)
  const state = readListState(params, defaultSort)

  // A second choice builds on the first, even before the router has started to navigate.
  const wanted = useRef<string>(null)
  useEffect(() => {
    if (!isLoading) wanted.current = null
  }, [isLoading, location.search])

  const hrefFor = (change: ListChange) => hrefWith(params, change)
  function change(changed: ListChange) {
    // A search typed just before a link was pressed comes after its delay: it must not undo the press.
    if (next && !isLoading) return
    wanted.current = hrefWith(new URLSearchParams(wanted.current ?? params), changed)
    void navigate(wanted.current, { replace: true, preventScrollReset: true })
  }

  return {
    ...state,
    busy: isLoading,
    filter: (name) => params.get(name) ?? '',
    hrefFor,
    setSearch: (search) => change({ search }),
    setSort: (sort) => change({ sort }),
    change,
    tableSort: { ...splitSort(state.sort), hrefFor: (key) => hrefFor({ sort: toggleSort(state.sort, key) }) },
  }
}
