import type { OrderGroup } from '@lohahaat/contract/ordering/orders/order-group'
import { fetchProformaInvoice } from '@lohahaat/contract/ordering/orders/proforma-invoice'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { DownloadIcon } from '../../../ui/icons'
import { useDownload } from '../../platform/use-download'
import { texts } from './texts'

export function ProformaButton({ order: { groupOrderId } }: { order: OrderGroup }) {
  const { busy, download } = useDownload(() =>
    browserApi.download(fetchProformaInvoice, { GroupOrderId: groupOrderId }),
  )
  return (
    <Button busy={busy} onClick={download}>
      <DownloadIcon className="size-4.5" />
      {texts.proformaInvoice}
    </Button>
  )
}
