import { Button } from '../../../../ui/button'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons'
import { countPages, type PageOf, shownRange } from '../../../../ui/lists/page-numbers'
import { texts } from '../texts'

interface ReviewPagerProps extends PageOf {
  onTurn: (page: number) => void
}

/** The pages of a list that is nowhere but on this screen, and so has no addresses for them. */
export function ReviewPager({ onTurn, ...shown }: ReviewPagerProps) {
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
