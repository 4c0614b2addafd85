import type { Order } from '@lohahaat/domain/ordering/order'
import { fetchProformaInvoice } from '@lohahaat/contract/ordering/orders/proforma-invoice'
import { browserApi } from '../../../api/browser-api'
import { pathOf } from '../../../api/sent'
import { Button } from '../../../ui/button'
import { DownloadIcon } from '../../../ui/work-icons'
import { useDownload } from '../../platform/use-download'
import { useKeptPaper } from '../../platform/use-kept-paper'
import { texts } from './texts'

export function ProformaButton({ order: { orderId } }: { order: Order }) {
  const input = { orderId }
  useKeptPaper(pathOf(fetchProformaInvoice, input), () =>
    browserApi.download(fetchProformaInvoice, input, { stay: true }),
  )
  const { busy, download } = useDownload(() => browserApi.download(fetchProformaInvoice, { orderId }))
  return (
    <Button busy={busy} onClick={download}>
      <DownloadIcon className="size-4.5" />
      {texts.proformaInvoice}
    </Button>
  )
}
