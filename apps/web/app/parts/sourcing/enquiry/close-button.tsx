import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/messages/dialog'
import { CloseForm } from './close-form'
import { texts } from './texts'

/** For the buyer and administrators. What is completed has none. */
export function CloseButton({ enquiry }: { enquiry: Enquiry }) {
  const [isOpen, setOpen] = useState(false)
  if (enquiry.status === 'Completed') return null
  return (
    <>
      <Button size="small" aria-label={texts.close.buttonFor(enquiry.leadId)} onClick={() => setOpen(true)}>
        {texts.close.button}
      </Button>
      <Dialog open={isOpen} title={texts.close.title(enquiry.leadId)} onClose={() => setOpen(false)}>
        {isOpen && <CloseForm enquiry={enquiry} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}
