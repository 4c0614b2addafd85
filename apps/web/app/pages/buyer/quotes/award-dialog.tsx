import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { APPROVAL_NOTE_MAX } from '@lohahaat/contract/ordering/approvals/requests'
import { useId, useState } from 'react'
import { BuyerNotesFields } from '../../../parts/ordering/buyer-notes/buyer-notes-fields'
import { useBuyerNotes } from '../../../parts/ordering/buyer-notes/use-buyer-notes'
import { TextArea } from '../../../ui/fields/text-area'
import { Dialog } from '../../../ui/messages/dialog'
import { Button } from '../../../ui/button'
import type { SavedAddresses } from './load-quotes'
import { type Award, useAward } from './use-award'
import { texts } from './texts'
import { AddressChoice } from './address-choice'
import { LotList } from './lot-list'
import { QuoteAmountsList } from './quote-amounts-list'
import { useAddressChoice } from './use-address-choice'

interface AwardDialogProps {
  award: Award | null
  enquiry: Enquiry
  addresses: SavedAddresses
  onClose: () => void
}

export function AwardDialog({ award, onClose, ...rest }: AwardDialogProps) {
  const title = award && 'split' in award ? texts.split.accept : texts.award.acceptQuoteOf(award?.quote.party ?? '')
  return (
    <Dialog open={award !== null} title={title} wide onClose={onClose}>
      {award && <AwardForm award={award} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

interface AwardFormProps {
  award: Award
  enquiry: Enquiry
  addresses: SavedAddresses
  onClose: () => void
}

/** Shows everything the buyer agrees to, for confirmation. */
function AwardForm({ award, enquiry, addresses, onClose }: AwardFormProps) {
  const reason = useId()
  const billing = useAddressChoice('billing', addresses.billing)
  const shipping = useAddressChoice('shipping', addresses.shipping)
  const buyerNotes = useBuyerNotes()
  const { busy, accept, ask, limit } = useAward(enquiry, onClose)
  const [note, setNote] = useState('')
  const isReady = billing.id !== 0 && shipping.id !== 0
  const choice = { billingAddressId: billing.id, shippingAddressId: shipping.id, ...buyerNotes.notes }
  const isAsked = limit !== null && 'quote' in award
  return (
    <>
      <p className="mt-1 text-ink-soft">
        {'split' in award
          ? texts.split.becomesOrders(enquiry.leadId, award.split.lots.length)
          : texts.award.becomesOrder(enquiry.leadId)}
      </p>
      <div className="mt-5 grid gap-6 sm:grid-cols-2">
        <div className="min-w-0">
          {'split' in award ? <LotList split={award.split} /> : <QuoteAmountsList amounts={award.quote} />}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <AddressChoice choice={billing} />
          <AddressChoice choice={shipping} />
        </div>
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <BuyerNotesFields {...buyerNotes} />
      </div>
      {isAsked && (
        <TextArea
          label={texts.award.askNote}
          value={note}
          maxLength={APPROVAL_NOTE_MAX}
          rows={2}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          className="mt-4"
        />
      )}
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <p id={reason} aria-live="polite" className="text-sm font-medium text-amber empty:hidden sm:mr-auto">
          {isReady ? limit : refusalTexts.addressMissing}
        </p>
        <Button onClick={onClose}>{texts.award.cancel}</Button>
        <Button
          variant="main"
          busy={busy}
          disabled={!isReady}
          aria-describedby={reason}
          onClick={() => (isAsked ? ask(award.quote, { ...choice, note }) : accept(award, choice))}
        >
          {isAsked ? texts.award.ask : texts.award.confirm}
        </Button>
      </div>
    </>
  )
}
