import { BUYER_ORDER_NO_MAX, UNLOADING_REMARK_MAX } from '@lohahaat/contract/ordering/checkout/buyer-notes'
import { istDay } from '@lohahaat/domain/platform/ist'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { PlusIcon } from '../../../ui/icons'
import type { useBuyerNotes } from './use-buyer-notes'
import { texts } from './texts'

const days = { type: 'date', max: '2099-12-31' } as const

/** The buyer's own number and his wishes, all optional; on a phone behind a button, so that nobody has to pass them. */
export function BuyerNotesFields({ notes, setNote }: ReturnType<typeof useBuyerNotes>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [today] = useState(() => istDay(new Date()))
  const field = (name: keyof typeof notes) => ({
    value: notes[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => setNote(name, currentTarget.value),
  })
  return (
    <div className="print:hidden">
      {!isOpen && (
        <Button
          aria-expanded={false}
          aria-controls={id}
          onClick={() => setOpen(true)}
          wide
          className="whitespace-normal! sm:hidden"
        >
          <PlusIcon className="size-4.5" />
          {texts.add}
        </Button>
      )}
      <div id={id} className={isOpen ? '' : 'max-sm:hidden'}>
        <p className="mb-4 text-sm text-ink-soft">{texts.optional}</p>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField
            label={texts.number}
            placeholder={texts.numberExample}
            maxLength={BUYER_ORDER_NO_MAX}
            {...field('buyerOrderNo')}
          />
          <TextField label={texts.date} {...days} min="2000-01-01" {...field('buyerOrderDate')} />
          <TextField label={texts.wantedDay} {...days} min={today} {...field('wantedDay')} />
          <TextField
            label={texts.unloading}
            placeholder={texts.unloadingExample}
            maxLength={UNLOADING_REMARK_MAX}
            {...field('unloadingRemark')}
          />
        </div>
      </div>
    </div>
  )
}
