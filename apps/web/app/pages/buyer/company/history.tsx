import type { CompanyEvent } from '@lohahaat/contract/identity/companies/history'
import { IstTime } from '../../../parts/platform/ist-time'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { Card } from '../../../ui/card'
import { Pager } from '../../../ui/lists/pager'
import { texts } from './texts'

export const PAGE_SIZE = 10

interface HistoryProps {
  rows: readonly CompanyEvent[]
  total: number
  page: number
}

/** Who did what to whom, newest first. */
export function History({ rows, total, page }: HistoryProps) {
  const list = useListSearch('')
  return (
    <Card title={texts.history.title}>
      {rows.length === 0 && <p className="text-ink-soft">{texts.history.none}</p>}
      <ol className="divide-y divide-line">
        {rows.map(({ eventId, at, what, ...event }) => (
          <li key={eventId} className="flex flex-wrap justify-between gap-x-6 py-2 text-[0.9375rem]">
            <span className="min-w-0 wrap-anywhere">{texts.history.happened(what, event)}</span>
            <span className="text-sm text-ink-soft">
              <IstTime instant={at} />
            </span>
          </li>
        ))}
      </ol>
      <Pager page={page} pageSize={PAGE_SIZE} total={total} hrefFor={(to) => list.hrefFor({ page: to })} />
    </Card>
  )
}
