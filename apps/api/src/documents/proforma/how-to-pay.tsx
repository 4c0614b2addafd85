import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { paymentTexts } from '@lohahaat/contract/documents/payment-texts'
import { isInvoiced } from '@lohahaat/domain/ordering/is-invoiced'
import { paymentReference, UPI_DAILY_PAISE, upiLink } from '@lohahaat/domain/ordering/payment'
import { qrPath } from '@lohahaat/domain/ordering/qr-path'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { Proforma } from './proforma'
import { Said } from '../paper/said'
import { styles } from '../paper/styles'
import { texts } from './texts'

/** Points: 26 mm, so that a phone reads it from a print. */
const QR_SIDE = 74

/** Terms, account and reference, with a code for UPI apps beside them. */
export function HowToPay({ order }: Pick<Proforma, 'order'>) {
  const { payee, bank, upiId, terms } = order.payment
  // Beside its tax invoices the proforma would ask for the same money again.
  if (isInvoiced(order)) return <Said title={texts.payment}>{texts.byInvoice}</Said>
  const reference = paymentReference(order.orderNo)
  const paise = rupees(order.totalPrice)
  return (
    <View style={[styles.row, { gap: 12 }]}>
      <View style={{ flex: 1, gap: 7 }}>
        <Said title={texts.payment}>{terms ?? paymentTexts.inAdvance}</Said>
        {bank !== null && <Said title={texts.payTo}>{bank}</Said>}
        {upiId !== null && <Said title={texts.upi}>{upiId}</Said>}
        <Said title={texts.reference}>{reference}</Said>
        {upiId !== null && paise > UPI_DAILY_PAISE && (
          <Text style={styles.small}>{paymentTexts.upiLimit(formatRupees(UPI_DAILY_PAISE))}</Text>
        )}
      </View>
      {upiId !== null && order.status !== 'Cancelled' && <Code link={upiLink({ upiId, payee, paise, reference })} />}
    </View>
  )
}

function Code({ link }: { link: string }) {
  const { side, path } = qrPath(link)
  return (
    <View style={{ width: QR_SIDE, alignItems: 'center' }}>
      <Svg viewBox={`0 0 ${side} ${side}`} style={{ width: QR_SIDE, height: QR_SIDE }}>
        <Path d={path} fill="#000" />
      </Svg>
      <Text style={[styles.label, { textAlign: 'center' }]}>{texts.scan}</Text>
    </View>
  )
}
