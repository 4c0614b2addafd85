import { Document, Page, Text, View } from '@react-pdf/renderer'
import { languageTag } from '@lohahaat/domain/platform/language'
import { styles } from '../proforma/styles'
import { Closing } from './closing'
import { Heading } from './heading'
import { LinesTable } from './lines-table'
import { Parties } from './parties'
import type { PrintedDocument } from './printed-document'
import { Registration } from './registration'
import { texts } from './texts'

export function TaxInvoiceDocument(printed: PrintedDocument) {
  const { document, particulars } = printed.issued
  const title = texts.titleOf(texts.titles[document.kind], document.number)
  return (
    <Document
      title={title}
      author={document.seller.name}
      creator="LohaHaat"
      producer="LohaHaat"
      language={languageTag()}
    >
      <Page size="A4" style={styles.page}>
        {printed.isCancelled && <Cancelled />}
        <Heading {...printed} />
        <Registration {...printed} />
        <Parties document={document} />
        <LinesTable document={document} particulars={particulars} />
        <Closing document={document} particulars={particulars} />
        <View fixed style={styles.footer}>
          <Text>
            {title} · {document.seller.name}
          </Text>
          <Text render={({ pageNumber, totalPages }) => texts.page(pageNumber, totalPages)} />
        </View>
      </Page>
    </Document>
  )
}

/** Stamped across every page, so that no page passes for a valid one. */
function Cancelled() {
  return (
    <View fixed style={{ position: 'absolute', top: 330, left: 0, right: 0, alignItems: 'center' }}>
      <Text style={stamp}>{texts.cancelled}</Text>
    </View>
  )
}

const stamp = {
  fontSize: 64,
  lineHeight: 1.2,
  fontWeight: 600,
  letterSpacing: 6,
  paddingHorizontal: 18,
  color: '#999',
  border: '3pt solid #999',
  opacity: 0.45,
  transform: 'rotate(-30deg)',
} as const
