import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { useId, useState } from 'react'
import { exceededText } from '../../../../parts/ordering/approvals/exceeded-text'
import { BuyerNotesFields } from '../../../../parts/ordering/buyer-notes/buyer-notes-fields'
import { useBuyerNotes } from '../../../../parts/ordering/buyer-notes/use-buyer-notes'
import { Dialog } from '../../../../ui/messages/dialog'
import { Button } from '../../../../ui/button'
import type { SavedAddresses } from '../load-quotes'
import { type Award, useAward } from './use-award'
import { texts } from '../texts'
import { AboveLimit } from './above-limit'
import { AddressChoice } from './address-choice'
import { exceededBy, type OwnLimits } from './exceeded-by'
import { LeftOut } from './left-out'
import { LotList } from './lot-list'
import { QuoteAmountsList } from './quote-amounts-list'
import { useAddressChoice } from './use-address-choice'

interface AwardDialogProps {
  award: Award | null
  enquiry: Enquiry
  addresses: SavedAddresses
  limits: OwnLimits | null
  onClose: () => void
}

export function AwardDialog({ award, onClose, ...rest }: AwardDialogProps) {
  return (
    <Dialog open={award !== null} title={award ? titleOf(award) : ''} wide onClose={onClose}>
      {award && <AwardForm award={award} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function titleOf(award: Award) {
  if ('quote' in award) return texts.award.acceptQuoteOf(award.quote.party)
  return 'split' in award ? texts.split.accept : texts.bar.awardLines(award.cells.length, award.sum.lots.length)
}

interface AwardFormProps {
  award: Award
  enquiry: Enquiry
  addresses: SavedAddresses
  limits: OwnLimits | null
  onClose: () => void
}

/** Shows everything the buyer agrees to, for confirmation. */
function AwardForm({ award, enquiry, addresses, limits, onClose }: AwardFormProps) {
  const reason = useId()
  const billing = useAddressChoice('billing', addresses.billing)
  const shipping = useAddressChoice('shipping', addresses.shipping)
  const buyerNotes = useBuyerNotes()
  const { busy, accept, ask, aboveLimit } = useAward(enquiry, onClose)
  const [note, setNote] = useState('')
  const choice = { billingAddressId: billing.id, shippingAddressId: shipping.id, ...buyerNotes.notes }
  const sum = 'quote' in award ? null : 'split' in award ? award.split : award.sum
  const exceeded = exceededBy(limits, sum ? sum.lots : 'quote' in award ? [award.quote] : [])
  const above = aboveLimit ?? (exceeded && exceededText(exceeded))
  const isReady = billing.id !== 0 && shipping.id !== 0
  return (
    <>
      <p className="mt-1 text-ink-soft">
        {sum ? texts.split.becomesOrders(enquiry.leadId, sum.lots.length) : texts.award.becomesOrder(enquiry.leadId)}
      </p>
      <LeftOut ids={leftOutOf(award, enquiry)} enquiry={enquiry} />
      <div className="mt-5 grid gap-6 sm:grid-cols-2">
        <div className="min-w-0">
          {'quote' in award ? <QuoteAmountsList amounts={award.quote} /> : sum && <LotList split={sum} />}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <AddressChoice choice={billing} />
          <AddressChoice choice={shipping} />
        </div>
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <BuyerNotesFields {...buyerNotes} />
      </div>
      {above !== null && <AboveLimit text={above} isNew={aboveLimit !== null} note={note} onNote={setNote} />}
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <p id={reason} aria-live="polite" className="text-sm font-medium text-amber empty:hidden sm:mr-auto">
          {isReady ? '' : refusalTexts.addressMissing}
        </p>
        <Button onClick={onClose}>{texts.award.cancel}</Button>
        <Button
          variant="main"
          busy={busy}
          disabled={!isReady}
          aria-describedby={reason}
          onClick={() => (above === null ? accept(award, choice) : ask(award, choice, note))}
        >
          {above === null ? texts.award.confirm : texts.award.ask}
        </Button>
      </div>
    </>
  )
}

/** The lines that stay without an order. */
function leftOutOf(award: Award, { enquiryItems }: Enquiry): readonly number[] {
  if ('split' in award) return award.split.leftOutItemIds
  if ('sum' in award) return award.sum.leftOutItemIds
  const offered = new Set(award.quote.items.map(({ enquiryItemId }) => enquiryItemId))
  return enquiryItems.map(({ enquiryItemId }) => enquiryItemId).filter((id) => !offered.has(id))
}
