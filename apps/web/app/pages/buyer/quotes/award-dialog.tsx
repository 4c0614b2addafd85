import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { Dialog } from '../../../ui/messages/dialog'
import { AwardForm } from './award-form'
import type { SavedAddresses } from './load-quotes'
import type { Award } from './use-award'
import { texts } from './texts'

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
