import type { LineValues, QuotedItem } from './line-values'
import type { QuoteSheet } from './use-quote-sheet'

export interface LineProps {
  item: QuotedItem
  line: LineValues
  sheet: QuoteSheet
}
