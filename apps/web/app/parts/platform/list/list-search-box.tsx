import type { ComponentProps } from 'react'
import { SearchBox } from '../../../ui/fields/search-box'
import type { ListSearch } from './use-list-search'

interface ListSearchBoxProps extends Omit<ComponentProps<typeof SearchBox>, 'value' | 'onSearch' | 'busy'> {
  list: ListSearch
}

/** Searches a list whose state is in the URL. */
export function ListSearchBox({ list, ...box }: ListSearchBoxProps) {
  return <SearchBox {...box} value={list.search} onSearch={list.setSearch} busy={list.busy} />
}
