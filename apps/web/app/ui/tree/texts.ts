import { formatCount } from '../format-count'

export const texts = {
  tickAllFound: 'Tick all found',
  clearSearch: 'Clear the search',
  found: (count: number) => `${formatCount(count)} found`,
  nothingFound: 'Nothing found',
  ticked: (ticked: number, of: number) => `${formatCount(ticked)} of ${formatCount(of)}`,
}
