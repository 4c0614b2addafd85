import type { Enquiry } from '@lohahaat/contract/enquiry/enquiry'
import { Dialog } from '../../ui/dialog'
import { AwardForm } from './award-form'
import type { SavedAddresses } from './load-quotes'
import type { Award } from './use-award'

interface AwardDialogProps {
  award: Award | null
  enquiry: Enquiry
  addresses: SavedAddresses
  onClose: () => void
}

export function AwardDialog({ award, onClose, ...rest }: AwardDialogProps) {
  const title = award && 'split' in award ? 'Accept the split' : `Accept the quote of ${award?.quote.party ?? ''}`
  return (
    <Dialog open={award !== null} title={title} wide onClose={onClose}>
      {award && <AwardForm award={award} onClose={onClose} {...rest} />}
    </Dialog>
  )
}
