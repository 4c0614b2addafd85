import type { OrderLine } from '@lohahaat/domain/ordering/order'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { texts } from './texts'

/** On a phone the drawing stands where the other lines of a card have their labels. */
export function LineItem({ line }: { line: OrderLine }) {
  const { hsn, grade, standard, stamp, mtc, iso } = line
  const marks = [texts.items.hsn(hsn), grade, standard, stamp, mtc && texts.items.mtc, iso && texts.items.iso].filter(
    Boolean,
  )
  return (
    <div className="relative flex items-center gap-3 max-sm:min-h-17">
      <div className="grid shrink-0 place-items-center text-steel max-sm:absolute max-sm:inset-y-0 max-sm:right-full max-sm:mr-3 max-sm:w-27 max-sm:place-items-start">
        <PipeSection size={line.size} thickness={line.thickness} className="size-16 sm:size-11" />
      </div>
      <div className="min-w-0">
        <p className="font-medium">
          {line.brandName} {line.className}
        </p>
        <p>{formatPipe(line)}</p>
        <p className="text-sm text-ink-soft">{marks.join(' · ')}</p>
      </div>
    </div>
  )
}
