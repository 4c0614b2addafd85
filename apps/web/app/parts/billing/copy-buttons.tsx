import { fetchInvoiceFile } from '@lohahaat/contract/billing/invoices/invoices'
import type { DocumentCopy } from '@lohahaat/domain/billing/issued-document'
import { browserApi } from '../../api/browser-api'
import { pathOf } from '../../api/sent'
import { Button } from '../../ui/button'
import { DownloadIcon } from '../../ui/work-icons'
import { useDownload } from '../platform/use-download'
import { useKeptPaper } from '../platform/use-kept-paper'
import { texts } from './texts'

interface CopyButtonProps {
  document: { invoiceId: number; number: string }
  /** Without it the original, in a word. */
  copy?: DocumentCopy
  size?: 'small'
}

/** Downloads a document as PDF. */
export function CopyButton({ document: { invoiceId, number }, copy, size }: CopyButtonProps) {
  const input = { invoiceId, copy }
  const keep = () => browserApi.download(fetchInvoiceFile, input, { stay: true })
  useKeptPaper(pathOf(fetchInvoiceFile, input), keep, !copy)
  const { busy, download } = useDownload(() => browserApi.download(fetchInvoiceFile, { invoiceId, copy }))
  return (
    <Button
      busy={busy}
      onClick={download}
      {...(size && { size })}
      {...(!copy && { 'aria-label': texts.pdfOf(number) })}
    >
      <DownloadIcon className="size-4.5" />
      {copy ? texts.copies[copy] : texts.pdf}
    </Button>
  )
}
