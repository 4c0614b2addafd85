import { cancelEInvoice } from '@lohahaat/contract/billing/einvoices/einvoice'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { CancelledDialog } from './cancelled-dialog'
import { texts } from './einvoice-texts'

/** The IRN of an invoice was cancelled on the portal, as it has to be before the invoice is. */
export function EInvoiceCancelled({ invoiceId }: { invoiceId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.cancel}
      </Button>
      {isOpen && (
        <CancelledDialog
          title={texts.cancelTitle}
          record={(cancellation) => browserApi.send(cancelEInvoice, { invoiceId, ...cancellation })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
