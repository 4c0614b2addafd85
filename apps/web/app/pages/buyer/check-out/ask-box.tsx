import { APPROVAL_NOTE_MAX, askForApproval } from '@lohahaat/contract/ordering/approvals/requests'
import type { Cart } from '@lohahaat/domain/ordering/cart'
import { totalsOfCart } from '@lohahaat/domain/ordering/cart-amounts'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { newKey } from '../../../api/new-key'
import type { TypedNotes } from '../../../parts/ordering/buyer-notes/use-buyer-notes'
import { writeSeen } from '../../../parts/ordering/cart/seen-store'
import { useAction } from '../../../parts/platform/use-action'
import { ActionBar, barButtonClass } from '../../../ui/action-bar'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/fields/text-area'
import { texts } from './texts'

interface AskBoxProps {
  cart: Cart
  /** What the buyer adds to the order. */
  notes: TypedNotes
  disabled: boolean
  describedBy: string
}

/** For an order above a limit: asks for approval instead of ordering. */
export function AskBox({ cart, notes, disabled, describedBy }: AskBoxProps) {
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
