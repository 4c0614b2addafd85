import type { Option } from '../../../ui/fields/select-field'
import { texts } from './texts'

/** More than the headers offer: one column of the list shows five figures of an item. */
export const sortOptions = (): readonly Option[] =>
  Object.entries(texts.sort.titles).flatMap(([key, title]) => [
    { value: key, label: texts.sort.ascending(title) },
    { value: `-${key}`, label: texts.sort.descending(title) },
  ])
