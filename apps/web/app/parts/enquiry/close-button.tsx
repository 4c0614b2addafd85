import type { Enquiry } from '@lohahaat/contract/enquiry/enquiry'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { CloseForm } from './close-form'

/** For the buyer and administrators. What is completed has none. */
export function CloseButton({ enquiry }: { enquiry: Enquiry }) {
  const [isOpen, setOpen] = useState(false)
  if (enquiry.status === 'Completed') return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Close enquiry
        <span className="sr-only"> {enquiry.leadId}</span>
      </Button>
      <Dialog open={isOpen} title={`Close ${enquiry.leadId}`} onClose={() => setOpen(false)}>
        {isOpen && <CloseForm enquiry={enquiry} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}
