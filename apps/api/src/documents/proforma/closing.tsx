import { Text, View } from '@react-pdf/renderer'
import { amountInWords } from '@lohahaat/domain/platform/amount-in-words'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { rupees } from '@lohahaat/domain/platform/money'
import { formatTons } from './figures'
import { HowToPay } from './how-to-pay'
import type { Proforma } from './proforma'
import { Said } from '../paper/said'
import { styles } from '../paper/styles'
import { texts } from './texts'
import { GoodsTotal, Totals } from './totals'

/** The amount to pay, the bank details and the signature: kept together on one page. */
export function Closing({ order, seller }: Proforma) {
  return (
    <View wrap={false}>
      <GoodsTotal order={order} />
      <View style={[styles.row, { gap: 36, paddingTop: 8 }]}>
        <View style={{ flex: 1, gap: 7 }}>
          <Said title={texts.inWords}>{amountInWords(rupees(order.totalPrice))}</Said>
          <Said title={texts.weight}>{`${formatTons(order.totalTons)} MT`}</Said>
          <Said title={texts.delivery}>{sayDelivery(order)}</Said>
          <HowToPay order={order} />
        </View>
        <View style={{ width: 240 }}>
          <Totals order={order} />
        </View>
      </View>
      <View style={[styles.row, { gap: 36, paddingTop: 18, alignItems: 'flex-end' }]}>
        <View style={[styles.small, { flex: 1 }]}>
          <Text>{texts.noTaxInvoice}</Text>
          <Text>{texts.terms}</Text>
        </View>
        <View style={{ width: 240 }}>
          <Text>{texts.forSeller(seller.name)}</Text>
          <Text style={[styles.label, { marginTop: 34, paddingTop: 3, borderTopWidth: 0.5, borderTopColor: '#000' }]}>
            {texts.signatory}
          </Text>
        </View>
      </View>
    </View>
  )
}

function sayDelivery({ freightCharge, freightAsAgreed, wantedDay, unloadingRemark }: Proforma['order']): string {
  return [
    texts.toShipTo,
    wantedDay !== null && texts.wantedOn(formatDay(wantedDay)),
    !freightAsAgreed && (freightCharge > 0 ? texts.withFreight : texts.withoutFreight),
    unloadingRemark !== null && texts.unloading(unloadingRemark),
  ]
    .filter(Boolean)
    .join(' ')
}
