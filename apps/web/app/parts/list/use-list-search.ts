import { useLocation, useNavigate, useNavigation } from 'react-router'
import { hrefWith, type ListChange, type ListState, readListState, splitSort, toggleSort } from './list-state'

interface ListSearch extends ListState {
  /** While the rows for the present URL are still being loaded. */
  busy: boolean
  filter: (name: string) => string
  hrefFor: (change: ListChange) => string
  setSearch: (text: string) => void
  setSort: (sort: string) => void
  setFilter: (name: string, value: string | number | null) => void
  /** As a Table takes it. */
  tableSort: { by: string; descending: boolean; hrefFor: (key: string) => string }
}

/** Search, order and page of a list, kept in the URL: it can be sent to somebody, and Back leads where one was. */
export function useListSearch(defaultSort: string): ListSearch {
  const navigate = useNavigate()
  const location = useLocation()
  const { location: next } = useNavigation()

  // What was chosen counts from the press on, not from when its rows are there: otherwise a select would jump back until
  // then, and a second choice would undo the first.
  const isLoading = next?.pathname === location.pathname
  const params = new URLSearchParams(isLoading ? next.search : location.search)
  const state = readListState(params, defaultSort)

  const hrefFor = (change: ListChange) => hrefWith(params, change)
  // At once: a second choice has to start from the first, however soon it comes.
  const change = (changed: ListChange) =>
    void navigate(hrefFor(changed), { replace: true, preventScrollReset: true, flushSync: true })

  return {
    ...state,
    busy: isLoading,
    filter: (name) => params.get(name) ?? '',
    hrefFor,
    setSearch: (search) => change({ search }),
    setSort: (sort) => change({ sort }),
    setFilter: (name, value) => change({ [name]: value }),
    tableSort: { ...splitSort(state.sort), hrefFor: (key) => hrefFor({ sort: toggleSort(state.sort, key) }) },
  }
}
