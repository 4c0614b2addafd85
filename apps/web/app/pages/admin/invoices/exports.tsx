import type { InvoiceFilters } from '@lohahaat/contract/billing/invoices/invoice-filters'
import { exportInvoices } from '@lohahaat/contract/billing/invoices/invoices'
import { browserApi } from '../../../api/browser-api'
import { useDownload } from '../../../parts/platform/use-download'
import { Button } from '../../../ui/button'
import { DownloadIcon } from '../../../ui/work-icons'
import { texts } from './texts'

/** All that match the filters, not only the current page. */
export const Exports = ({ filters }: { filters: InvoiceFilters }) => (
  <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
    <ExportButton filters={filters} format="csv" />
    <ExportButton filters={filters} format="xlsx" />
  </div>
)

function ExportButton({ filters, format }: { filters: InvoiceFilters; format: 'csv' | 'xlsx' }) {
  const { busy, download } = useDownload(() => browserApi.download(exportInvoices, { ...filters, format }))
  return (
    <Button busy={busy} onClick={download}>
      <DownloadIcon className="size-4.5" />
      {texts[format]}
    </Button>
  )
}
