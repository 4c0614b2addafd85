import { PrintedPage } from '../paper/printed-page'
import { texts as paper } from '../paper/texts'
import { TitledDocument } from '../paper/titled-document'
import { Closing } from './closing'
import { Heading } from './heading'
import { LinesTable } from './lines-table'
import { Parties } from './parties'
import type { Proforma } from './proforma'
import { texts } from './texts'

export function ProformaDocument({ order, seller }: Proforma) {
  const title = texts.titleOf(order.orderNo)
  return (
    <TitledDocument title={title} author={seller.name}>
      <PrintedPage
        footer={`${title} · ${seller.name}`}
        stamp={order.status === 'Cancelled' ? paper.cancelled : undefined}
      >
        <Heading order={order} seller={seller} />
        <Parties order={order} />
        <LinesTable lines={order.orderLines} />
        <Closing order={order} seller={seller} />
      </PrintedPage>
    </TitledDocument>
  )
}
