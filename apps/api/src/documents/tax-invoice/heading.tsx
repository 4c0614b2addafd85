import { Text, View } from '@react-pdf/renderer'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { styles } from '../paper/styles'
import { PartyLines } from './parties'
import type { PrintedDocument } from './printed-document'
import { texts } from './texts'

/** The seller, and the title, number and date of the document. */
export function Heading({ issued: { document, particulars }, copy }: PrintedDocument) {
  const { orderNo, orderedOn, buyerOrderNo, buyerOrderDate, vehicleNo, transporterName, lrNo, lrDate } = particulars
  return (
    <View style={[styles.row, { gap: 28, paddingBottom: 10, borderBottomWidth: 1.5, borderBottomColor: '#000' }]}>
      <View style={{ flex: 1 }}>
        <PartyLines party={document.seller} isSeller />
      </View>
      <View style={{ width: 232 }}>
        <Text style={[styles.strong, { fontSize: 18, lineHeight: 1.1, marginBottom: 6 }]}>
          {texts.titles[document.kind]}
        </Text>
        {document.kind === 'invoice' && <Text style={[styles.strong, { marginBottom: 6 }]}>{texts.copies[copy]}</Text>}
        <Detail name={texts.number} value={document.number} strong />
        <Detail name={texts.date} value={formatDay(document.issuedOn)} strong />
        {document.kind !== 'invoice' && (
          <>
            <Detail name={texts.corrects} value={dated(document.corrects.number, document.corrects.issuedOn)} strong />
            <Detail name={texts.reason} value={texts.reasons[document.reason]} />
          </>
        )}
        <Detail name={texts.order} value={dated(orderNo, orderedOn)} />
        {buyerOrderNo !== null && <Detail name={texts.buyerOrder} value={dated(buyerOrderNo, buyerOrderDate)} />}
        {vehicleNo !== null && <Detail name={texts.vehicle} value={vehicleNo} />}
        {transporterName !== null && <Detail name={texts.transporter} value={transporterName} />}
        {lrNo !== null && <Detail name={texts.lr} value={dated(lrNo, lrDate)} />}
      </View>
    </View>
  )
}

const dated = (number: string, day: string | null) => (day === null ? number : texts.numberOf(number, formatDay(day)))

function Detail({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <View style={styles.row}>
      <Text style={[styles.soft, { width: 62 }]}>{name}</Text>
      <Text style={[{ flex: 1 }, strong ? styles.strong : {}]}>{value}</Text>
    </View>
  )
}
