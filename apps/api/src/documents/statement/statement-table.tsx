import { Text, View } from '@react-pdf/renderer'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { numberFormat } from '@lohahaat/domain/platform/formats'
import { formatIstDate } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { styles } from '../paper/styles'
import type { PrintedStatement } from './printed-statement'
import { texts } from './texts'

const kilograms = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 3 })

const line = { borderBottomWidth: 0.5, borderBottomColor: '#000', paddingVertical: 3 }
const order = { width: 84, paddingRight: 4 }
const item = { flex: 1, paddingRight: 4 }
const figure = (width: number) => ({ width, paddingLeft: 4, textAlign: 'right' }) as const
const bare = (amount: number) => formatRupees(rupees(amount)).replace('₹', '')

/** The header is repeated on every page. */
export function StatementTable({ statement }: Pick<PrintedStatement, 'statement'>) {
  return (
    <View>
      <View fixed style={[styles.row, styles.strong, line, { borderTopWidth: 1, borderTopColor: '#000' }]}>
        <Text style={order}>{texts.order}</Text>
        <Text style={item}>{texts.item}</Text>
        <Text style={figure(58)}>{texts.kg}</Text>
        <Text style={figure(70)}>{texts.amount}</Text>
        <Text style={figure(66)}>{texts.commission}</Text>
        <Text style={figure(66)}>{texts.expected}</Text>
      </View>
      {statement.statementLines.map((sold) => (
        <View key={sold.orderLineId} wrap={false} style={[styles.row, line]}>
          <View style={order}>
            <Text>{sold.orderNo}</Text>
            <Text style={[styles.soft, styles.small]}>{formatIstDate(sold.placedAt)}</Text>
          </View>
          <View style={item}>
            <Text>{nameItem(sold)}</Text>
            {sold.state === 'Waiting' && <Text style={[styles.soft, styles.small]}>{texts.waiting}</Text>}
          </View>
          <Text style={figure(58)}>{kilograms(sold.kg)}</Text>
          <Text style={figure(70)}>{bare(sold.amount)}</Text>
          <View style={figure(66)}>
            <Text>{bare(sold.commission)}</Text>
            <Text style={[styles.soft, styles.small]}>{texts.percent(sold.commissionPercent)}</Text>
          </View>
          <Text style={figure(66)}>
            {sold.expectedAt ? formatIstDate(sold.expectedAt) : texts.afterDelivery(statement.paymentDays)}
          </Text>
        </View>
      ))}
    </View>
  )
}
