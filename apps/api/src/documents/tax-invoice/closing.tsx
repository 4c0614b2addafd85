import { Text, View } from '@react-pdf/renderer'
import { paymentTexts } from '@lohahaat/contract/documents/payment-texts'
import type { IssuedDocument } from '@lohahaat/domain/billing/issued-document'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import { amountInWords } from '@lohahaat/domain/platform/amount-in-words'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { formatTons } from '../proforma/figures'
import { Said } from '../paper/said'
import { styles } from '../paper/styles'
import { columns } from './columns'
import { texts } from './texts'
import { Totals } from './totals'

/** The sums, the amount in words, where to pay and the signature: kept together on one page. */
export function Closing({ document, particulars }: IssuedDocument) {
  const grams = document.lines.reduce((sum, line) => sum + line.grams, 0n)
  const { bank, terms } = particulars
  return (
    <View wrap={false}>
      <View
        style={[styles.row, styles.strong, { paddingVertical: 5, borderBottomWidth: 1, borderBottomColor: '#000' }]}
      >
        <Text style={{ flex: 1 }}>{texts.total}</Text>
        <Text style={columns.quantity}>{grams > 0n ? formatTons(toTons(grams)) : ''}</Text>
        <Text style={{ width: sumWidth, textAlign: 'right' }}>{formatRupees(document.totals.taxable)}</Text>
      </View>
      <View style={[styles.row, { gap: 36, paddingTop: 8 }]}>
        <View style={{ flex: 1, gap: 7 }}>
          <Said title={texts.inWords}>{amountInWords(document.totals.payable)}</Said>
          {document.kind === 'invoice' && (
            <>
              <Said title={texts.payment}>{terms ?? paymentTexts.inAdvance}</Said>
              {bank !== null && <Said title={texts.payTo}>{bank}</Said>}
              <Said title={texts.reference}>{document.number}</Said>
            </>
          )}
        </View>
        <View style={{ width: 240 }}>
          <Totals document={document} />
        </View>
      </View>
      <View style={[styles.row, { gap: 36, paddingTop: 12, alignItems: 'flex-end' }]}>
        <Text style={[styles.small, { flex: 1 }]}>{texts.declaration[document.kind]}</Text>
        <View style={{ width: 240 }}>
          <Text>{texts.forSeller(document.seller.name)}</Text>
          <Text style={[styles.label, { marginTop: 30, paddingTop: 3, borderTopWidth: 0.5, borderTopColor: '#000' }]}>
            {texts.signatory}
          </Text>
        </View>
      </View>
    </View>
  )
}

/** Below the columns to the right of the quantity. */
const sumWidth = columns.rate.width + columns.goods.width + columns.charges.width + columns.taxable.width
