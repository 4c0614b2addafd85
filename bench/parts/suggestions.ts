import { fetchSuggestions } from '@lohahaat/contract/catalogue/search/suggestions'
import { takeTurns } from '../load/take-turns'
import type { Stage } from '../stage'
import { atMost, type Table } from '../table'
import { reading } from '../works/catalogue'
import { pathOf } from '../works/request'

const CONNECTIONS = 16
const MAX_TIMES = 1.5

/** As it comes at the pauses of somebody who types. */
const TYPED = [
  ...['5', '50', '50x', '50x5', '50x50', '50x50x2', '50x50x2.9', '50x50x2.9 ta', '50x50x2.9 tata'],
  ...['g', 'gi', 'gi 2', 'gi 2"', 'apo', 'apolo', 'apolo 40x40', 'squ', 'square pipe', '32 nb', '32 nb jindal c class'],
  ...['50x50x2.9 6m', '100x50x4 rhs tata 6 mtr', '50x50 yst 310'],
  ...['40nb heavy', '48.3 od', 'चौकोर पाइप 50x50', 'hollow sec', 'zzz'],
]

/** Suggestions are asked for at every pause in typing, so one may cost little more than the page it leads to. */
export async function benchSuggestions({ product, yard }: Stage): Promise<Table> {
  const paths = TYPED.map((search) => pathOf(fetchSuggestions, { search }))
  const [page, suggestions] = await takeTurns(
    [yard.filteredPages, paths].map((each) => ({ address: product, work: reading(each) })),
    CONNECTIONS,
  )
  const times = (page?.perSecond ?? NaN) / (suggestions?.perSecond ?? NaN)
  return {
    title: 'Suggestions against the filtered page, 20,000 items',
    head: ['', 'page /s', 'suggestions /s', 'times the cost'],
    rows: [
      {
        cells: ['while somebody types', page?.perSecond ?? NaN, suggestions?.perSecond ?? NaN, times],
        goals: [atMost(MAX_TIMES, times, ' times')],
      },
    ],
  }
}
