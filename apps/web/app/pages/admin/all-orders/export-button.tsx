import { exportOrders } from '@lohahaat/contract/ordering/order-lists/export-orders'
import type { OrderFilters } from '@lohahaat/contract/ordering/order-lists/order-filters'
import { browserApi } from '../../../api/browser-api'
import { useDownload } from '../../../parts/platform/use-download'
import { Button } from '../../../ui/button'
import { DownloadIcon } from '../../../ui/work-icons'
import { texts } from './texts'

/** Exports all orders that match the filters, not only the current page. */
export function ExportButton({ filters }: { filters: OrderFilters }) {
  const { busy, download } = useDownload(() => browserApi.download(exportOrders, filters))
  return (
    <Button busy={busy} onClick={download} className="max-sm:w-full">
      <DownloadIcon className="size-4.5" />
      {texts.exportCsv}
    </Button>
  )
}
