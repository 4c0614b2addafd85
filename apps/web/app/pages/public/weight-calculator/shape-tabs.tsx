import { hollowRect, hollowRound } from '@lohahaat/domain/catalogue/section-drawing/outline'
import { Link } from 'react-router'
import { SectionDrawing } from '../../../parts/catalogue/section-drawing/section-drawing'
import { type Kind, switchKind } from './calculator-query'
import { texts } from './texts'
import type { Calculator } from './use-calculator'

const shapes = (): readonly { label: string; kinds: readonly [Kind, ...Kind[]]; cut: string }[] => [
  { label: texts.round, kinds: ['bore', 'diameter'], cut: hollowRound(6, 6, 36, 4) },
  { label: texts.square, kinds: ['square'], cut: hollowRect(7, 7, 34, 34, 4) },
  { label: texts.rectangular, kinds: ['rectangular'], cut: hollowRect(3, 13, 42, 22, 4) },
]

export function ShapeTabs({ calculator: { query, hrefFor } }: { calculator: Calculator }) {
  return (
    <nav aria-label={texts.shape}>
      <ul className="grid grid-cols-3 gap-2">
        {shapes().map(({ label, kinds, cut }) => {
          const isChosen = kinds.includes(query.kind)
          return (
            <li key={label}>
              <Link
                to={hrefFor(isChosen ? {} : switchKind(query, kinds[0]))}
                preventScrollReset
                aria-current={isChosen || undefined}
                className="flex min-h-12 items-center justify-center gap-2 rounded-box border border-line bg-card px-2 text-[0.9375rem] font-medium text-ink-soft hover:border-edge hover:text-ink max-sm:flex-col max-sm:gap-0.5 max-sm:py-1.5 max-sm:text-sm aria-[current]:border-steel aria-[current]:bg-steel-wash aria-[current]:font-semibold aria-[current]:text-steel"
              >
                <SectionDrawing viewBox="0 0 48 48" cuts={[cut]} className="size-8" />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
