import { roundings } from '@lohahaat/contract/inventory/prices/price-change'
import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import { Button } from '../../../ui/button'
import { NumberField } from '../../../ui/fields/number-field'
import { RadioGroup } from '../../../ui/fields/radio-group'
import { SelectField } from '../../../ui/fields/select-field'
import { figureProblem } from './price-change-values'
import { PricePreview } from './price-preview'
import type { DoneChange } from './sheet/use-undo'
import { usePriceChange } from './use-price-change'
import { texts } from './texts'

interface PriceChangeFormProps {
  filters: StockFilters
  filterWords: string
  onChanged: (change: DoneChange) => void
  onClose: () => void
}

const steps = roundings.map((rupees) => ({ value: rupees, label: `₹${rupees}` }))

export function PriceChangeForm({ filters, filterWords, onChanged, onClose }: PriceChangeFormProps) {
  const form = usePriceChange(filters, { onChanged, onClose })
  const { values, set, preview, error, busy, isReady, isChanging, refused, change } = form

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void change()
      }}
    >
      <p className="mt-1 mb-5 text-ink-soft">{filterWords}</p>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-[auto_1fr] sm:gap-x-5">
        <div className="flex gap-4 max-sm:*:grow sm:gap-5">
          <RadioGroup
            label={texts.priceChange.direction}
            options={texts.priceChange.directions}
            value={values.direction}
            onChange={(direction) => set({ direction })}
          />
          <RadioGroup
            label={texts.priceChange.kind}
            options={texts.priceChange.kinds}
            value={values.kind}
            onChange={(kind) => set({ kind })}
          />
        </div>
        <div className="grid grid-cols-2 gap-4 sm:gap-5">
          <NumberField
            label={texts.priceChange.figure}
            unit={texts.priceChange.units[values.kind]}
            value={values.figure}
            onChange={(event) => set({ figure: event.currentTarget.value })}
            error={figureProblem(values) ?? error ?? undefined}
          />
          <SelectField
            label={texts.priceChange.roundTo}
            placeholder={texts.priceChange.notRounded}
            options={steps}
            value={values.roundTo}
            onChange={(event) => set({ roundTo: event.currentTarget.value })}
          />
        </div>
      </div>
      <PricePreview preview={preview} busy={busy} />
      <p role="alert" className="mt-3 min-h-5 text-sm font-medium text-red max-sm:empty:hidden">
        {refused}
      </p>
      <div className={buttonsClass}>
        <Button onClick={onClose}>{texts.priceChange.cancel}</Button>
        <Button type="submit" variant="main" disabled={!isReady} busy={isChanging} className="max-sm:grow">
          {preview ? texts.priceChange.action(preview.count) : texts.priceChange.title}
        </Button>
      </div>
    </form>
  )
}

/** On a phone the preview is longer than the screen, so the buttons are sticky. */
const buttonsClass =
  'flex flex-wrap justify-end gap-3 sm:mt-3 max-sm:sticky max-sm:-bottom-4 max-sm:-mx-4 max-sm:-mb-4 max-sm:border-t max-sm:border-line max-sm:bg-card max-sm:p-4'
