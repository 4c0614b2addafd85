import type { OrderGroup } from '@lohahaat/contract/confirm-order/order-group'
import { ProformaButton } from '../../parts/order/proforma-button'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'

export function Documents({ order }: { order: OrderGroup }) {
  return (
    <Card title="Documents" className="print:hidden">
      <p className="mb-4 text-ink-soft">The proforma invoice is a PDF with the HSN code of every item and the tax.</p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <ProformaButton order={order} />
        <Button onClick={() => window.print()}>Print this page</Button>
      </div>
    </Card>
  )
}
