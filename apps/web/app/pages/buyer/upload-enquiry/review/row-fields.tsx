import { units } from '@lohahaat/domain/catalogue/tons'
import { useId } from 'react'
import { CompactSelect } from '../../../../parts/sourcing/pipe-picker/compact-select'
import { PipePicker } from '../../../../parts/sourcing/pipe-picker/pipe-picker'
import type { PipeTree } from '../../../../parts/sourcing/pipe-picker/pipe-tree'
import { CompactNumber } from './compact-number'
import type { ReviewRow } from './review-row'
import type { ReviewStep } from './review-state'
import { texts } from '../texts'

interface RowFieldsProps {
  row: ReviewRow
  tree: PipeTree
  act: (step: ReviewStep) => void
}

const unitOptions = () => units.toReversed().map((unit) => ({ value: unit, label: texts.row.units[unit] }))

/** The fields to correct a line. */
export function RowFields({ row, tree, act }: RowFieldsProps) {
  const note = useId()
  const change = (changed: Extract<ReviewStep, { type: 'correct' }>['change']) =>
    act({ type: 'correct', number: row.number, change: changed })
  return (
    <div className="grid gap-2">
      <PipePicker
        tree={tree}
        picked={row.picked}
        line={row.number}
        describedBy={note}
        onPick={(picked) => change({ picked })}
      />
      <div className="grid grid-cols-[1fr_1.3fr_0.9fr] gap-2 sm:grid-cols-[1.3fr_1.15fr_1.05fr]">
        <CompactNumber
          aria-label={texts.row.quantityOf(row.number)}
          aria-describedby={note}
          placeholder={texts.row.quantity}
          value={row.quantity}
          onChange={(quantity) => change({ quantity })}
        />
        <CompactSelect
          aria-label={texts.row.unitOf(row.number)}
          aria-describedby={note}
          placeholder={texts.row.unit}
          options={unitOptions()}
          value={row.unit}
          onChange={(unit) => change({ unit: units.find((each) => each === unit) ?? '' })}
        />
        <CompactNumber
          aria-label={texts.row.lengthOf(row.number)}
          aria-describedby={note}
          placeholder={texts.row.usualLength}
          unit={texts.row.metres}
          value={row.length}
          onChange={(length) => change({ length })}
        />
      </div>
      <p id={note} aria-live="polite" className="text-sm font-medium text-amber empty:hidden">
        {row.problem}
      </p>
    </div>
  )
}
