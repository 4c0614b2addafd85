import { TypedFilter } from './typed-filter'
import type { ListSearch } from './use-list-search'
import { texts } from './texts'

const day = { type: 'date', min: '2000-01-01', max: '2099-12-31', accepts: /^(20.*)?$/ }

/** Filters a list by the first and the last day, `from` and `to` in the URL. */
export function DayRange({ list: { filter, change } }: { list: ListSearch }) {
  const [from, to] = [filter('from'), filter('to')]
  const isBackwards = from !== '' && to !== '' && from > to
  return (
    <>
      <TypedFilter label={texts.from} value={from} onChange={(text) => change({ from: text })} {...day} />
      <TypedFilter
        label={texts.to}
        value={to}
        onChange={(text) => change({ to: text })}
        error={isBackwards ? texts.beforeFirstDay : undefined}
        {...day}
      />
    </>
  )
}
