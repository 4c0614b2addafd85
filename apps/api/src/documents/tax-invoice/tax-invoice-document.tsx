import { PrintedPage } from '../paper/printed-page'
import { texts as paper } from '../paper/texts'
import { TitledDocument } from '../paper/titled-document'
import { Closing } from './closing'
import { Heading } from './heading'
import { LinesTable } from './lines-table'
import { Parties } from './parties'
import type { PrintedDocument } from './printed-document'
import { texts } from './texts'

export function TaxInvoiceDocument(printed: PrintedDocument) {
  const { document, particulars } = printed.issued
  const title = texts.titleOf(texts.titles[document.kind], document.number)
  return (
    <TitledDocument title={title} author={document.seller.name}>
      <PrintedPage
        footer={`${title} · ${document.seller.name}`}
        stamp={printed.isCancelled ? paper.cancelled : undefined}
      >
        <Heading {...printed} />
        <Parties document={document} registration={printed.registration} />
        <LinesTable document={document} particulars={particulars} />
        <Closing document={document} particulars={particulars} />
      </PrintedPage>
    </TitledDocument>
  )
}
