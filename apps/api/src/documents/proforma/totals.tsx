import { Text, View } from '@react-pdf/renderer'
import { paymentTexts } from '@lohahaat/contract/documents/payment-texts'
import { gstOnCharges } from '@lohahaat/domain/ordering/gst-on-charges'
import { splitGstForBuyer } from '@lohahaat/domain/ordering/gst'
import { formatRupees, rupees, type Paise } from '@lohahaat/domain/platform/money'
import { columns } from './columns'
import { formatPercent, formatTons } from './figures'
import type { Proforma } from './proforma'
import { styles } from '../paper/styles'
import { texts } from './texts'

interface TotalsProps {
  order: Proforma['order']
}

/** Totals below their columns. */
export function GoodsTotal({ order }: TotalsProps) {
  return (
    <View style={[styles.row, styles.strong, { paddingVertical: 5, borderBottomWidth: 1, borderBottomColor: '#000' }]}>
      <Text style={{ flex: 1 }}>{texts.goodsTotal}</Text>
      <Text style={columns.weight}>{formatTons(order.totalTons)}</Text>
      <Text style={{ width: columns.rate.width + columns.amount.width, textAlign: 'right' }}>
        {formatRupees(rupees(order.goodsPrice))}
      </Text>
    </View>
  )
}

/** From the taxable value to the amount payable, in the order of addition. */
export function Totals({ order }: TotalsProps) {
  const freight = rupees(order.freightCharge)
  const tax = gstOnCharges(order)
  return (
    <View>
      <Amount label={texts.taxable} paise={rupees(order.goodsPrice)} />
      {splitGstForBuyer(rupees(order.gstAmount), order.sellerStateCode, order.billingGstNo).map(({ tax, paise }) => (
        <Amount key={tax} label={taxLabel(tax, order.gstPercent)} paise={paise} />
      ))}
      <Amount label={texts.weighment} paise={rupees(order.weighmentCharge)} />
      <Amount label={texts.loading} paise={rupees(order.loadingCharge)} />
      <Amount label={texts.platformFees} paise={rupees(order.platformFee)} />
      <Amount label={texts.handling} paise={rupees(order.handlingFee)} />
      {freight > 0n && <Amount label={texts.freight} paise={freight} />}
      {order.freightAsAgreed && (
        <Row label={freight > 0n ? texts.freightOfOthers : texts.freight} text={texts.asAgreed} />
      )}
      <View style={grandTotal}>
        <Text>{texts.total}</Text>
        <Text>{formatRupees(rupees(order.totalPrice))}</Text>
      </View>
      {tax > 0n && (
        <Text style={[styles.small, { paddingTop: 4 }]}>{paymentTexts.gstOnCharges(formatRupees(tax))}</Text>
      )}
    </View>
  )
}

const Amount = ({ label, paise }: { label: string; paise: Paise }) => <Row label={label} text={formatRupees(paise)} />

function Row({ label, text }: { label: string; text: string }) {
  return (
    <View style={[styles.row, { justifyContent: 'space-between', paddingVertical: 1 }]}>
      <Text>{label}</Text>
      <Text>{text}</Text>
    </View>
  )
}

const grandTotal = {
  ...styles.row,
  ...styles.strong,
  justifyContent: 'space-between',
  fontSize: 11,
  marginTop: 4,
  paddingVertical: 4,
  borderTopWidth: 1,
  borderBottomWidth: 1,
  borderColor: '#000',
} as const

/** Within a state the tax is split into two halves. */
function taxLabel(tax: ReturnType<typeof splitGstForBuyer>[number]['tax'], rate: number): string {
  if (tax === 'rounding') return texts.rounding
  return `${tax} ${formatPercent(tax === 'IGST' ? rate : rate / 2)}`
}
