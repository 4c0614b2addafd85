import { Text, View } from '@react-pdf/renderer'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { styles } from '../paper/styles'
import { bare, day, figure, head, line, wide } from './cells'
import type { PrintedAccount } from './printed-account'
import { texts } from './texts'

const bands = ['to30', 'to60', 'to90', 'older'] as const

/** What is open today, and how old it is. */
export function OpenTable({ account: { openBills, ageing, advance } }: Pick<PrintedAccount, 'account'>) {
  const [first, ...others] = openBills
  return (
    <View style={{ marginTop: 16 }}>
      {/* Its heading never stands alone at the end of a page. */}
      <View wrap={false}>
        <Text style={[styles.strong, { fontSize: 11, marginBottom: 4 }]}>{texts.openTitle}</Text>
        {first ? <Head /> : <Text>{texts.nothingOpen}</Text>}
        {first && <Row bill={first} />}
      </View>
      {others.map((bill) => (
        <Row key={`${bill.number} ${bill.issuedOn}`} bill={bill} />
      ))}
      <View wrap={false} style={[styles.row, { marginTop: 10, gap: 12 }]}>
        <Text style={styles.soft}>{texts.ageing}</Text>
        {bands.map((band) => (
          <View key={band} style={{ flex: 1 }}>
            <Text style={styles.label}>{texts.bands[band]}</Text>
            <Text>{bare(ageing[band])}</Text>
          </View>
        ))}
        <View style={{ flex: 1 }}>
          <Text style={styles.label}>{texts.advance}</Text>
          <Text>{bare(advance)}</Text>
        </View>
      </View>
    </View>
  )
}

const Head = () => (
  <View style={[styles.row, styles.strong, line, head]}>
    <Text style={day}>{texts.issued}</Text>
    <Text style={wide}>{texts.number}</Text>
    <Text style={wide}>{texts.due}</Text>
    <Text style={figure}>{texts.amount}</Text>
    <Text style={figure}>{texts.open}</Text>
  </View>
)

const Row = ({ bill }: { bill: PrintedAccount['account']['openBills'][number] }) => (
  <View wrap={false} style={[styles.row, line]}>
    <Text style={day}>{formatDay(bill.issuedOn)}</Text>
    <Text style={wide}>{bill.number}</Text>
    <Text style={wide}>
      {bill.dueOn === null ? texts.noDay : formatDay(bill.dueOn)}
      {bill.isOverdue && <Text style={styles.strong}>{` ${texts.overdue}`}</Text>}
    </Text>
    <Text style={figure}>{bare(bill.amount)}</Text>
    <Text style={figure}>{bare(bill.open)}</Text>
  </View>
)
