import { saveOwnInvoice } from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import { addConsignmentFile } from '@lohahaat/contract/fulfilment/consignments/consignment-files'
import { istDay } from '@lohahaat/domain/platform/ist'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { FileDrop } from '../../../ui/files/file-drop'
import { showToast } from '../../../ui/messages/toast-store'
import { FormHead } from '../../fulfilment/form-head'
import { useMoneyForm } from '../use-money-form'
import { InvoiceFields } from './invoice-fields'
import { texts } from './texts'
import { useTypedInvoice } from './use-typed-invoice'

interface OwnInvoiceFormProps {
  consignmentId: number
  /** Whoever loads the truck adds its papers. */
  mayAddFile: boolean
}

/** Enters the supplier's invoice, and adds the paper itself to the truck. */
export function OwnInvoiceForm({ consignmentId, mayAddFile }: OwnInvoiceFormProps) {
  const [today] = useState(() => istDay(new Date()))
  const [file, setFile] = useState<File | null>(null)
  const invoice = useTypedInvoice(today)
  const { busy, problem, send } = useMoneyForm()
  const save = () =>
    send(async (options) => {
      await browserApi.send(saveOwnInvoice, { consignmentId, ...invoice.sent }, options)
      // If only the file is refused, the repeat enters no second invoice: it has the same key.
      if (file)
        await browserApi.send(addConsignmentFile, {
          consignmentId: String(consignmentId),
          kind: 'supplier-invoice',
          file,
        })
      showToast(texts.own.saved)
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void save()
      }}
    >
      <FormHead refusal={problem} />
      <div className="grid gap-x-4 gap-y-1.5 sm:max-desk:grid-cols-2">
        <InvoiceFields invoice={invoice} today={today} />
        {mayAddFile && (
          <FileDrop
            label={texts.own.file}
            hint={texts.own.fileHint}
            accept=".pdf,.jpg,.jpeg,.png"
            disabled={busy}
            onFile={setFile}
          />
        )}
      </div>
      <Button type="submit" busy={busy} className="mt-3">
        {texts.own.save}
      </Button>
    </form>
  )
}
