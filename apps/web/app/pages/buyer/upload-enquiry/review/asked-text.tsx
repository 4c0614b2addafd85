import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { namesOf, type PipeTree } from '../../../../parts/sourcing/pipe-picker/pipe-tree'
import { PipeSection } from '../../../../parts/catalogue/section-drawing/pipe-section'
import type { ReviewRow } from './review-row'
import { texts } from '../texts'

/** What is asked for, to be read. */
export function AskedText({ row: { picked, quantity, unit, length }, tree }: { row: ReviewRow; tree: PipeTree }) {
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
