import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { ChevronLeftIcon, ChevronRightIcon } from '../work-icons'
import { countPages, pageNumbers, type PageOf, shownRange } from './page-numbers'
import { texts } from './texts'

interface PagerProps extends PageOf {
  hrefFor: (page: number) => string
}

export function Pager({ hrefFor, ...shown }: PagerProps) {
  const count = countPages(shown)
  if (count === 1) return null
  const page = Math.min(shown.page, count)
  return (
    <nav
      aria-label={texts.pager.label}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm"
    >
      <p className="text-ink-soft">{shownRange({ ...shown, page })}</p>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        <StepLink to={hrefFor(Math.max(1, page - 1))} off={page === 1}>
          <ChevronLeftIcon className="size-4" />
          {texts.pager.previous}
        </StepLink>
        <p className="sm:sr-only">{texts.pager.pageOf(page, count)}</p>
        <ol className="hidden items-center gap-1 sm:flex">
          {pageNumbers(page, count).map((entry, index) =>
            entry === 'gap' ? (
              <li key={`gap ${index}`} aria-hidden="true" className="px-1 text-ink-soft">
                …
              </li>
            ) : (
              <li key={entry}>
                <Link
                  to={hrefFor(entry)}
                  aria-label={texts.pager.page(entry)}
                  aria-current={entry === page ? 'page' : undefined}
                  className={`${linkClass} min-w-10 justify-center aria-[current]:bg-steel-wash aria-[current]:text-steel`}
                >
                  {formatCount(entry)}
                </Link>
              </li>
            ),
          )}
        </ol>
        <StepLink to={hrefFor(Math.min(count, page + 1))} off={page === count}>
          {texts.pager.next}
          <ChevronRightIcon className="size-4" />
        </StepLink>
      </div>
    </nav>
  )
}

/** Stays a link at either end, so that keyboard focus is not lost. */
function StepLink({ to, off, children }: { to: string; off: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      aria-disabled={off || undefined}
      onClick={off ? (event) => event.preventDefault() : undefined}
      className={`${linkClass} gap-1 max-sm:border max-sm:border-line max-sm:bg-card max-sm:px-4 aria-disabled:cursor-not-allowed aria-disabled:font-normal aria-disabled:text-ink-soft aria-disabled:no-underline`}
    >
      {children}
    </Link>
  )
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-box px-2.5 font-semibold hover:underline underline-offset-4 sm:min-h-10'
