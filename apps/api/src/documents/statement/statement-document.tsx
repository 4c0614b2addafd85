import { Text, View } from '@react-pdf/renderer'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { PrintedPage } from '../paper/printed-page'
import { styles } from '../paper/styles'
import { TitledDocument } from '../paper/titled-document'
import type { PrintedStatement } from './printed-statement'
import { StatementTable } from './statement-table'
import { texts } from './texts'

/** A4: who, the lines, the sums. */
export function StatementDocument({ statement, house }: PrintedStatement) {
  const [year = '', month = ''] = statement.month.split('-')
  const title = texts.title(texts.months[Number(month) - 1] ?? month, year)
  const { statementLines: lines, lineCount } = statement
  return (
    <TitledDocument title={title}>
      <PrintedPage footer={texts.msme(statement.smallSupplierDays)}>
        <Text style={[styles.strong, { fontSize: 18, lineHeight: 1.1, marginBottom: 10 }]}>{title}</Text>
        <View style={[styles.row, { gap: 24, marginBottom: 12 }]}>
          <View style={{ flex: 1 }}>
            <Text style={styles.label}>{texts.supplier}</Text>
            <Text style={styles.strong}>{statement.sellerName}</Text>
          </View>
          <View style={{ flex: 1 }}>
            <Text style={styles.label}>{texts.buyer}</Text>
            <Text style={styles.strong}>{house.name}</Text>
            <Text>{house.address}</Text>
            <Text>{texts.gstNumber(house.gstNumber)}</Text>
          </View>
        </View>
        {lines.length > 0 ? <StatementTable statement={statement} /> : <Text>{texts.none}</Text>}
        {lines.length < lineCount && <Text style={styles.soft}>{texts.cut(lines.length, lineCount)}</Text>}
        <Sums statement={statement} />
      </PrintedPage>
    </TitledDocument>
  )
}

function Sums({ statement }: Pick<PrintedStatement, 'statement'>) {
  const { goods, commission, commissionGst, commissionGstPercent, net } = statement
  const rows = [
    [texts.goods, goods],
    [texts.lessCommission, commission],
    [texts.lessGst(commissionGstPercent), commissionGst],
    [texts.net, net],
  ] as const
  return (
    <View wrap={false} style={{ marginTop: 10, marginLeft: 'auto', width: 240 }}>
      {rows.map(([title, amount], at) => (
        <View
          key={title}
          style={[styles.row, { justifyContent: 'space-between', paddingVertical: 2 }, at === 3 ? styles.strong : {}]}
        >
          <Text>{title}</Text>
          <Text>{formatRupees(rupees(amount))}</Text>
        </View>
      ))}
    </View>
  )
}
