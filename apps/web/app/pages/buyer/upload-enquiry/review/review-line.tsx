import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { memo, useEffect, useRef } from 'react'
import { namesOf, type PipeTree } from '../../../../parts/sourcing/pipe-picker/pipe-tree'
import { PipeSection } from '../../../../parts/catalogue/section-drawing/pipe-section'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { texts } from '../texts'
import { conversionOf, noteOf, type ReviewRow } from './review-row'
import type { ReviewState, ReviewStep } from './review-state'
import { RowButtons } from './row-buttons'
import { RowFields } from './row-fields'
import { RowStatus } from './row-status'
import { Understood } from './understood'

interface ReviewLineProps {
  row: ReviewRow
  tree: PipeTree
  focus: ReviewState['focus']
  act: (step: ReviewStep) => void
}

/** Memoised: there are many rows, and typing changes one of them. */
export const ReviewLine = memo(function ReviewLine({ row, tree, focus, act }: ReviewLineProps) {
  const line = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (focus) line.current?.focus()
  }, [focus])

  const isLeftOut = row.decision === 'left out'
  const conversion = isLeftOut ? null : conversionOf(row)
  return (
    <tr ref={line} role="row" tabIndex={-1} aria-label={texts.row.label(row.number)} className={rowClass}>
      <td role="cell" className="min-w-0 desk:py-3 desk:pr-6">
        <div className="flex gap-3">
          <span aria-hidden="true" className="min-w-5 text-right text-sm leading-6 text-ink-soft">
            {saysNumber(row) ? '' : row.number}
          </span>
          <div className="min-w-0">
            <p className={`font-medium wrap-anywhere ${isLeftOut ? 'text-ink-soft line-through' : ''}`}>
              {row.read.line}
            </p>
            <div className="mt-1.5 flex flex-wrap items-baseline gap-x-2 gap-y-1">
              <RowStatus row={row} />
              {!isLeftOut && <p className="text-sm text-ink-soft">{noteOf(row)}</p>}
            </div>
          </div>
        </div>
      </td>
      <td role="cell" className={`max-desk:pl-8 desk:py-3 desk:pr-6 ${row.isEdited ? '' : 'max-desk:hidden'}`}>
        <span className="text-ink-soft desk:hidden">{texts.row.understood} </span>
        {!isLeftOut && <Understood read={row.read} />}
      </td>
      <td role="cell" className="max-desk:pl-8 desk:py-3">
        <div className="grid gap-2">
          {row.isEdited ? (
            <RowFields row={row} tree={tree} act={act} />
          ) : (
            !isLeftOut && <AskedText row={row} tree={tree} />
          )}
          {conversion && <p className="text-sm text-ink-soft">{conversion}</p>}
        </div>
      </td>
      <td role="cell" className="max-desk:pl-8 desk:w-px desk:py-3 desk:pl-6">
        <RowButtons row={row} act={act} />
      </td>
    </tr>
  )
})

/** Rows of a sheet often begin with their number. */
const saysNumber = ({ number, read }: ReviewRow) => read.line.startsWith(`${number} `)

const rowClass =
  'grid scroll-my-24 gap-3 border-b border-line py-4 text-[0.9375rem] leading-6 first:pt-0 desk:table-row desk:align-top'

/** The chosen pipe and quantity as text. */
function AskedText({ row: { picked, quantity, unit, length }, tree }: { row: ReviewRow; tree: PipeTree }) {
  const pipe = namesOf(tree, picked)
  if (!pipe) return null
  return (
    <div className="flex items-center gap-3">
      <PipeSection size={pipe.size} thickness={pipe.thickness} className="size-9 shrink-0 text-steel" />
      <p className="min-w-0">
        <span className="text-ink-soft">{pipe.className}</span>{' '}
        <span className="font-medium">{formatSection(pipe)}</span>
        {length && <span className="whitespace-nowrap text-ink-soft"> × {length} m</span>}
        <span className="block font-medium">
          {formatCount(Number(quantity))} {unit && texts.row.units[unit]}
        </span>
      </p>
    </div>
  )
}
