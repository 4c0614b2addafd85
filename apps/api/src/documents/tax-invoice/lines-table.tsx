import { Text, View } from '@react-pdf/renderer'
import type { InvoiceLine, TaxDocument } from '@lohahaat/domain/billing/invoice'
import type { Particulars } from '@lohahaat/domain/billing/issued-document'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { formatPercent, formatTons } from '../proforma/figures'
import { PipeSection } from '../paper/pipe-section'
import { styles } from '../paper/styles'
import { columns } from './columns'
import { texts } from './texts'

interface LinesTableProps {
  document: TaxDocument
  particulars: Particulars
}

/** The header is repeated on every page. */
export function LinesTable({ document, particulars }: LinesTableProps) {
  return (
    <View>
      <View fixed style={[styles.row, styles.label, tableHead]}>
        <Text style={columns.number}>{texts.columns.number}</Text>
        <Text style={columns.section} />
        <Text style={columns.description}>{texts.columns.description}</Text>
        <Text style={columns.hsn}>{texts.columns.hsn}</Text>
        <Text style={columns.quantity}>{texts.columns.quantity}</Text>
        <Text style={columns.rate}>{texts.columns.rate}</Text>
        <Text style={columns.goods}>{texts.columns.goods}</Text>
        <Text style={columns.charges}>{texts.columns.charges}</Text>
        <Text style={columns.taxable}>{texts.columns.taxable}</Text>
      </View>
      {document.lines.map((line) => (
        <Line key={line.lineNo} line={line} drawn={particulars.lines.find(({ lineNo }) => lineNo === line.lineNo)} />
      ))}
      {document.lines.some(({ grams }) => grams > 0n) && (
        <Text style={[styles.small, styles.soft, { paddingTop: 4 }]}>{texts.basisNote}</Text>
      )}
    </View>
  )
}

const tableHead = { borderTopWidth: 0.5, borderBottomWidth: 0.5, borderColor: '#000', paddingVertical: 3 } as const

/** A size, a grade or the number of a standard is not broken over two lines: 100 × 50 × 4 mm, YSt 310, IS 4923:2017. */
const kept = (description: string) =>
  description.replace(/\d[\d.]*(?: × \d[\d.]*)* mm|\b(?:IS|YSt|Fe|WT) \d+/g, (size) => size.replaceAll(' ', '\u00a0'))

function Line({ line, drawn }: { line: InvoiceLine; drawn: Particulars['lines'][number] | undefined }) {
  const soft = [styles.small, styles.soft]
  return (
    <View wrap={false} style={[styles.row, { paddingVertical: 5, borderBottomWidth: 0.5, borderBottomColor: '#000' }]}>
      <Text style={columns.number}>{line.lineNo}</Text>
      <View style={columns.section}>
        {drawn && <PipeSection size={drawn.size} thickness={drawn.thickness} side={28} />}
      </View>
      <View style={columns.description}>
        <Text style={styles.strong}>{kept(line.description)}</Text>
        {line.heatNumbers.length > 0 && <Text style={soft}>{texts.heats(line.heatNumbers.join(', '))}</Text>}
      </View>
      <View style={columns.hsn}>
        <Text>{line.hsn}</Text>
        <Text style={soft}>{texts.taxAt('GST', formatPercent(Number(fromUnits(line.gstRate, 2))))}</Text>
      </View>
      <View style={columns.quantity}>
        {line.grams > 0n && <Text>{formatTons(toTons(line.grams))}</Text>}
        {line.grams > 0n && <Text style={soft}>{texts.bases[line.weightBasis]}</Text>}
        {line.pieces !== null && <Text style={soft}>{texts.pieces(formatCount(line.pieces))}</Text>}
      </View>
      <Text style={columns.rate}>{line.grams > 0n ? formatRupees(line.ratePerTon) : ''}</Text>
      <Text style={columns.goods}>{formatRupees(line.goods)}</Text>
      <Text style={columns.charges}>{formatRupees(line.charges)}</Text>
      <Text style={columns.taxable}>{formatRupees(line.taxable)}</Text>
    </View>
  )
}
