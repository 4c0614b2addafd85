import { Text, View } from '@react-pdf/renderer'
import { basisSentences } from '@lohahaat/contract/documents/basis-texts'
import type { OrderLine } from '@lohahaat/domain/ordering/order'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { columns } from './columns'
import { formatPieces, formatQuantity, formatTons } from './figures'
import { PipeSection } from '../paper/pipe-section'
import { styles } from '../paper/styles'
import { texts } from './texts'

/** The header is repeated on every page. */
export function LinesTable({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <View>
      <View fixed style={[styles.row, styles.label, tableHead]}>
        <Text style={columns.number}>{texts.columns.number}</Text>
        <Text style={columns.section} />
        <Text style={columns.description}>{texts.columns.description}</Text>
        <Text style={columns.hsn}>{texts.columns.hsn}</Text>
        <Text style={columns.quantity}>{texts.columns.quantity}</Text>
        <Text style={columns.weight}>{texts.columns.weight}</Text>
        <Text style={columns.rate}>{texts.columns.rate}</Text>
        <Text style={columns.amount}>{texts.columns.amount}</Text>
      </View>
      {lines.map((line, at) => (
        <Line key={line.orderLineId} line={line} number={at + 1} />
      ))}
      <View wrap={false} style={[styles.small, styles.soft, { paddingTop: 4 }]}>
        {basisSentences(lines, texts.units).map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </View>
    </View>
  )
}

const tableHead = { borderTopWidth: 0.5, borderBottomWidth: 0.5, borderColor: '#000', paddingVertical: 3 } as const

function Line({ line, number }: { line: OrderLine; number: number }) {
  const { brandName, className, grade, standard, stamp, mtc, iso, delivery } = line
  const marks = [grade, standard, stamp, mtc && 'MTC', iso && 'ISO', delivery].filter(Boolean)
  const pieces = formatPieces(line)
  return (
    <View wrap={false} style={[styles.row, { paddingVertical: 5, borderBottomWidth: 0.5, borderBottomColor: '#000' }]}>
      <Text style={columns.number}>{number}</Text>
      <View style={columns.section}>
        <PipeSection size={line.size} thickness={line.thickness} side={32} />
      </View>
      <View style={columns.description}>
        <Text style={styles.strong}>
          {brandName} {className}
        </Text>
        <Text>{formatPipe(line)}</Text>
        <Text style={[styles.small, styles.soft]}>{marks.join(' · ')}</Text>
      </View>
      <Text style={columns.hsn}>{line.hsn}</Text>
      <View style={columns.quantity}>
        <Text>{formatQuantity(line)}</Text>
        {pieces !== null && <Text style={[styles.small, styles.soft]}>{texts.pieces(pieces)}</Text>}
      </View>
      <Text style={columns.weight}>{formatTons(line.tons)}</Text>
      <View style={columns.rate}>
        <Text>{formatRupees(rupees(line.price))}</Text>
        <Text style={[styles.small, styles.soft]}>{pricedUnit(line)}</Text>
      </View>
      <Text style={columns.amount}>{formatRupees(rupees(line.amount))}</Text>
    </View>
  )
}

/** The catalogue is priced per ton; a quoted line per the unit that the party typed, or the one asked for. */
const pricedUnit = ({ itemId, unit, priceUnit }: OrderLine) => texts.per[itemId === null ? (priceUnit ?? unit) : 'Ton']
