import { Text, View } from '@react-pdf/renderer'
import { formatDay, formatIstDate, formatIstTime } from '@lohahaat/domain/platform/ist'
import type { Proforma } from './proforma'
import { stateLine } from './state-line'
import { styles } from '../paper/styles'
import { texts } from './texts'

const VALID_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** The seller, and the title, number and date of the document. */
export function Heading({ order, seller }: Proforma) {
  const validUntil = new Date(Date.parse(order.placedAt) + VALID_DAYS * DAY_MS).toISOString()
  return (
    <View style={[styles.row, { gap: 28, paddingBottom: 12, borderBottomWidth: 1.5, borderBottomColor: '#000' }]}>
      <View style={{ flex: 1 }}>
        <Text style={[styles.strong, { fontSize: 12.5, lineHeight: 1.2, marginBottom: 4 }]}>{seller.name}</Text>
        <Text>{seller.address}</Text>
        <Text style={{ marginTop: 4 }}>
          {texts.gstin} <Text style={styles.strong}>{seller.gstNumber}</Text>
        </Text>
        <Text>{texts.state(stateLine(seller.gstNumber))}</Text>
      </View>
      <View style={{ width: 232 }}>
        <Text style={[styles.strong, { fontSize: 18, lineHeight: 1.1, marginBottom: 8 }]}>{texts.title}</Text>
        <Detail name={texts.number} value={order.orderNo} strong />
        <Detail name={texts.date} value={formatIstDate(order.placedAt)} />
        {order.buyerOrderNo !== null && (
          <Detail name={texts.buyerOrder} value={buyerOrder(order, order.buyerOrderNo)} />
        )}
        {order.orderedBy !== null && order.approvedBy !== null && (
          <Detail name={texts.orderedBy} value={texts.approved(order.orderedBy, order.approvedBy)} />
        )}
        {order.award && (
          <Detail name={texts.supplier} value={texts.fromEnquiry(order.award.party, order.award.leadId)} />
        )}
        <Detail name={texts.validUntil} value={texts.validAt(formatIstDate(validUntil))} />
        <Detail name={texts.status} value={statusLine(order)} />
      </View>
    </View>
  )
}

function Detail({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <View style={styles.row}>
      <Text style={[styles.soft, { width: 62 }]}>{name}</Text>
      <Text style={[{ flex: 1 }, strong ? styles.strong : {}]}>{value}</Text>
    </View>
  )
}

const buyerOrder = ({ buyerOrderDate }: Proforma['order'], number: string) =>
  buyerOrderDate === null ? number : texts.numberOf(number, formatDay(buyerOrderDate))

function statusLine({ status, statusChanges }: Proforma['order']): string {
  const since = statusChanges.findLast((change) => change.status === status)
  return since ? texts.statusSince(texts.statuses[status], formatIstTime(since.at)) : texts.statuses[status]
}
