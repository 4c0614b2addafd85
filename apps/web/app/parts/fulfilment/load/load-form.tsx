import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import { Button } from '../../../ui/button'
import { formatTons } from '../../platform/format'
import { FormHead } from '../form-head'
import { TruckAdvice } from '../truck/truck-advice'
import { LineFields } from './line-fields'
import { texts } from './texts'
import { useLoadForm } from './use-load-form'

interface LoadFormProps {
  consignment: Consignment
  onClose: () => void
}

/** What of each line of the order goes on this truck. */
export function LoadForm({ consignment, onClose }: LoadFormProps) {
  const form = useLoadForm(consignment, onClose)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.busy) void form.save()
      }}
    >
      <FormHead refusal={form.refusal} />
      {form.isCut && <p className="mb-3 text-sm text-amber">{texts.loadFailed}</p>}
      {form.rows.length > 1 && (
        <Button size="small" onClick={form.takeAll}>
          {texts.all}
        </Button>
      )}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {form.rows.map((row) => (
          <LineFields
            key={row.orderLineId}
            row={row}
            values={form.valuesOf(row)}
            problem={form.problemOf(row)}
            onChange={(change) => form.change(row, change)}
            onLeave={() => form.touch(row)}
          />
        ))}
      </ul>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-2">
        <TruckAdvice grams={form.grams} />
        <p className="font-semibold sm:text-right" aria-live="polite">
          {texts.sum}: {formatTons(toTons(form.grams))}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="quiet" busy={form.busy}>
          {texts.save}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </form>
  )
}
