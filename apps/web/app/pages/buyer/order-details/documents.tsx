import type { Order } from '@lohahaat/domain/ordering/order'
import { ProformaButton } from '../../../parts/ordering/order/proforma-button'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { texts } from './texts'

export function Documents({ order }: { order: Order }) {
  return (
    <Card title={texts.documents.title} className="print:hidden">
      <p className="mb-4 text-ink-soft">{texts.documents.intro}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <ProformaButton order={order} />
        <Button onClick={() => window.print()}>{texts.documents.print}</Button>
      </div>
    </Card>
  )
}
