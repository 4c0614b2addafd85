import { Text, View } from '@react-pdf/renderer'
import type { Invoice, InvoiceLine, TaxDocument } from '@lohahaat/domain/billing/invoice'
import type { Note } from '@lohahaat/domain/billing/notes'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { formatRupees, type Paise } from '@lohahaat/domain/platform/money'
import { formatPercent } from '../proforma/figures'
import { styles } from '../paper/styles'
import { texts } from './texts'

/** From the goods to the amount payable, in the order of addition. */
export function Totals({ document }: { document: Invoice | Note }) {
  const { totals, lines } = document
  return (
    <View>
      <Amount label={texts.goods} paise={lines.reduce((sum, { goods }) => sum + goods, 0n)} />
      {chargesOf(document).map(({ label, paise }) => (
        <Amount key={label} label={label} paise={paise} />
      ))}
      <Amount label={texts.taxable} paise={totals.taxable} isStrong />
      {taxesOf(document).map(({ label, paise }) => (
        <Amount key={label} label={label} paise={paise} />
      ))}
      <Amount label={texts.roundOff} paise={totals.roundOff} />
      <View style={grandTotal}>
        <Text>{texts.payable[document.kind]}</Text>
        <Text>{formatRupees(totals.payable)}</Text>
      </View>
    </View>
  )
}

/** What was charged beside the goods, by its name; a note has only their sum. */
function chargesOf(document: Invoice | Note): { label: string; paise: Paise }[] {
  if (document.kind !== 'invoice') {
    const paise = document.lines.reduce((sum, { charges }) => sum + charges, 0n)
    return paise === 0n ? [] : [{ label: texts.columns.charges, paise }]
  }
  const { loading, platform, weighment, handling, freight } = document.charged
  return [
    { label: texts.loading, paise: loading },
    { label: texts.platform, paise: platform },
    { label: texts.weighment, paise: weighment },
    { label: texts.handling, paise: handling },
    { label: texts.freight, paise: freight },
  ].filter(({ paise }) => paise > 0n)
}

/** Each tax at each rate, as the rule wants it. */
function taxesOf({ lines, taxKind }: TaxDocument): { label: string; paise: Paise }[] {
  const rates = [...new Set(lines.map(({ gstRate }) => gstRate))]
  return rates.flatMap((rate) => {
    const of = lines.filter(({ gstRate }) => gstRate === rate)
    const percent = Number(fromUnits(rate, 2))
    const sum = (tax: keyof InvoiceLine['taxes']) => of.reduce((all, { taxes }) => all + taxes[tax], 0n)
    if (taxKind === 'IGST') return [{ label: texts.taxAt('IGST', formatPercent(percent)), paise: sum('igst') }]
    const [central, local] = taxKind.split('+')
    return [
      { label: texts.taxAt(central ?? '', formatPercent(percent / 2)), paise: sum('cgst') },
      { label: texts.taxAt(local ?? '', formatPercent(percent / 2)), paise: sum('sgst') },
    ]
  })
}

function Amount({ label, paise, isStrong = false }: { label: string; paise: Paise; isStrong?: boolean }) {
  return (
    <View
      style={[styles.row, { justifyContent: 'space-between', paddingVertical: 0.5 }, isStrong ? styles.strong : {}]}
    >
      <Text>{label}</Text>
      <Text>{formatRupees(paise)}</Text>
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
