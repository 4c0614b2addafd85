import { nextStatuses, type OrderStatus } from '@lohahaat/domain/ordering/order-status'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import { type OrderToMove, useStatusChange } from './use-status-change'
import { texts } from './texts'

interface StatusFormProps {
  order: OrderToMove
  onClose: () => void
}

/** Offers only what an order in this status can become. */
export function StatusForm({ order, onClose }: StatusFormProps) {
  const next = nextStatuses(order.status)
  const [status, setStatus] = useState<OrderStatus | undefined>(next[0])
  const [note, setNote] = useState('')
  const { busy, move } = useStatusChange(order, onClose)

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (status && !busy) void move(status, note)
      }}
    >
      <p className="mt-1 mb-5 text-ink-soft">{texts.statusChange.stands[order.status](order.orderNo)}</p>
      <SelectField
        label={texts.statusChange.newStatus}
        placeholder={null}
        options={next.map((choice) => ({ value: choice, label: texts.statusNames[choice] }))}
        value={status}
        onChange={(event) => setStatus(next.find((choice) => choice === event.currentTarget.value))}
      />
      <TextField
        label={texts.statusChange.note}
        hint={texts.statusChange.noteHint}
        value={note}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{texts.statusChange.close}</Button>
        <Button type="submit" variant="main" busy={busy}>
          {texts.statusChange.save}
        </Button>
      </div>
    </form>
  )
}
