import { totalsOfCart } from '@lohahaat/domain/ordering/cart-amounts'
import type { Cart } from '@lohahaat/domain/ordering/cart'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { useId } from 'react'
import { useSession } from '../../../api/session/use-session'
import { TotalInWords } from '../../../parts/ordering/amounts/total-in-words'
import type { TypedNotes } from '../../../parts/ordering/buyer-notes/use-buyer-notes'
import { lineProblem } from '../../../parts/ordering/cart/line-problem'
import { SendCart } from '../../../parts/ordering/cart/send-cart'
import { TotalsBox } from '../../../parts/ordering/cart/totals-box'
import { ActionBar, barButtonClass } from '../../../ui/action-bar'
import { Button } from '../../../ui/button'
import { AskBox } from './ask-box'
import { useConfirmOrder } from './use-confirm-order'
import { texts } from './texts'

interface ConfirmBoxProps {
  cart: Cart
  gstNumber: string
  /** What the buyer adds to the order. */
  notes: TypedNotes
  /** The buyer has not accepted the changes yet. */
  isChanged: boolean
}

/** The step that places the order, or where it is above a limit of the buyer, the one that asks for approval. */
export function ConfirmBox({ cart, gstNumber, notes, isChanged }: ConfirmBoxProps) {
  const reason = useId()
  const { buys } = useSession()
  const { busy, confirm } = useConfirmOrder(cart, notes)
  const { total } = totalsOfCart(cart)
  const isBlocked = cart.cartLines.some((line) => lineProblem(line) !== null)
  return (
    <TotalsBox
      cart={cart}
      gstNumber={gstNumber}
      notes={
        <>
          <div className="mt-2">
            <TotalInWords total={total} />
          </div>
          <p id={reason} aria-live="polite" className="mt-3 text-sm font-medium text-amber empty:hidden print:hidden">
            {buys ? describeReason(isBlocked, isChanged) : texts.accountsOnly}
          </p>
        </>
      }
    >
      {buys && cart.limits?.exceeded && (
        <AskBox cart={cart} notes={notes} disabled={isBlocked || isChanged} describedBy={reason} />
      )}
      {buys && !cart.limits?.exceeded && (
        <ActionBar title={formatRupees(total)} note={texts.withGst}>
          <Button
            variant="main"
            disabled={isBlocked || isChanged}
            busy={busy}
            aria-describedby={reason}
            onClick={confirm}
            className={barButtonClass}
          >
            {texts.confirm}
          </Button>
        </ActionBar>
      )}
      <div className="desk:mt-3 print:hidden">
        <SendCart cart={cart} disabled={isBlocked} describedBy={reason} />
      </div>
    </TotalsBox>
  )
}

function describeReason(isBlocked: boolean, isChanged: boolean) {
  if (isBlocked) return texts.blocked
  return isChanged ? texts.changesFirst : ''
}
