import { APPROVAL_NOTE_MAX, askForApproval } from '@lohahaat/contract/ordering/approvals/requests'
import type { LimitExceeded } from '@lohahaat/domain/ordering/approvals/approval'
import type { Cart } from '@lohahaat/domain/ordering/cart'
import { totalsOfCart } from '@lohahaat/domain/ordering/cart-amounts'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { newKey } from '../../../api/new-key'
import { exceededText } from '../../../parts/ordering/approvals/exceeded-text'
import type { TypedNotes } from '../../../parts/ordering/buyer-notes/use-buyer-notes'
import { writeSeen } from '../../../parts/ordering/cart/seen-store'
import { useAction } from '../../../parts/platform/use-action'
import { ActionBar, barButtonClass } from '../../../ui/action-bar'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/fields/text-area'
import { texts } from './texts'

interface AskBoxProps {
  cart: Cart
  exceeded: LimitExceeded
  /** What the buyer adds to the order. */
  notes: TypedNotes
  disabled: boolean
  describedBy: string
}

/** For an order above a limit: says so before the press, and asks for approval instead of ordering. */
export function AskBox({ cart, exceeded, notes, disabled, describedBy }: AskBoxProps) {
  const navigate = useNavigate()
  const { busy, run } = useAction(() => undefined)
  const [note, setNote] = useState('')
  const key = useRef<string>(undefined)

  const ask = () =>
    run(async () => {
      // The same for every retry during one visit, so that it is asked for once.
      key.current ??= newKey()
      const input = { seen: cart.seen, note, ...notes }
      const { requestId } = await browserApi.send(askForApproval, input, { idempotencyKey: key.current })
      await navigate(`/approvals/${requestId}`, { replace: true })
      writeSeen(null)
    })

  return (
    <>
      <p className="mt-3 rounded-box bg-amber-wash px-3 py-2 text-sm font-medium text-amber">
        {exceededText(exceeded)}
      </p>
      <TextArea
        label={texts.askNote}
        hint={texts.askHint}
        value={note}
        maxLength={APPROVAL_NOTE_MAX}
        rows={2}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        className="mt-3 print:hidden"
      />
      <ActionBar title={formatRupees(totalsOfCart(cart).total)} note={texts.withGst}>
        <Button
          variant="main"
          disabled={disabled}
          busy={busy}
          aria-describedby={describedBy}
          onClick={ask}
          className={barButtonClass}
        >
          {texts.ask}
        </Button>
      </ActionBar>
    </>
  )
}
