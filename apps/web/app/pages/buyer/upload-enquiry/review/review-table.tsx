import { Button } from '../../../../ui/button'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/work-icons'
import { countPages, type PageOf, shownRange } from '../../../../ui/lists/page-numbers'
import { texts } from '../texts'
import { PAGE_SIZE, type ReviewState, type ReviewStep, shownRows } from './review-state'
import { ReviewLine } from './review-line'

interface ReviewTableProps {
  state: ReviewState
  act: (step: ReviewStep) => void
}

const columns = () => [
  { title: texts.review.columns.line, width: 'w-[29%]' },
  { title: texts.review.columns.understood, width: 'w-[19%]' },
  { title: texts.review.columns.asked, width: '' },
  { title: texts.review.columns.decision, width: 'w-44' },
]

/** The roles are explicit because browsers drop table semantics when the display changes. */
export function ReviewTable({ state, act }: ReviewTableProps) {
  const shown = shownRows(state)
  const page = { page: state.page, pageSize: PAGE_SIZE, total: shown.length }
  const rows = shown.slice((state.page - 1) * PAGE_SIZE, state.page * PAGE_SIZE)
  return (
    <>
      <table role="table" className="block w-full table-fixed text-left desk:table">
        <caption className="sr-only">{texts.review.caption}</caption>
        <thead role="rowgroup" className="hidden border-b border-line text-sm text-ink-soft desk:table-header-group">
          <tr role="row">
            {columns().map(({ title, width }) => (
              <th key={title} role="columnheader" scope="col" className={`py-2 font-semibold last:pl-6 ${width}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid desk:table-row-group">
          {rows.map((row) => (
            <ReviewLine
              key={row.number}
              row={row}
              tree={state.tree}
              focus={state.focus?.on === row.number ? state.focus : null}
              act={act}
            />
          ))}
        </tbody>
      </table>
      <ReviewPager {...page} onTurn={(to) => act({ type: 'turn to', page: to })} />
    </>
  )
}

interface ReviewPagerProps extends PageOf {
  onTurn: (page: number) => void
}

/** Paging for a list that exists only on this screen, so its pages have no URLs. */
function ReviewPager({ onTurn, ...shown }: ReviewPagerProps) {
  const count = countPages(shown)
  if (count === 1) return null
  return (
    <nav aria-label={texts.review.pages} className="mt-4 flex flex-wrap items-center justify-between gap-4 text-sm">
      <p className="text-ink-soft">{shownRange(shown)}</p>
      <div className="flex gap-2">
        <Button size="small" disabled={shown.page === 1} onClick={() => onTurn(shown.page - 1)}>
          <ChevronLeftIcon className="size-4" />
          {texts.review.previous}
        </Button>
        <Button size="small" disabled={shown.page >= count} onClick={() => onTurn(shown.page + 1)}>
          {texts.review.next}
          <ChevronRightIcon className="size-4" />
        </Button>
      </div>
    </nav>
  )
}
