import type { TaxDocumentDetail } from '@lohahaat/contract/billing/invoices/tax-document'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { Card } from '../../../ui/card'
import { texts } from './texts'

const charges = ['loading', 'platform', 'weighment', 'handling', 'freight'] as const

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + rupees(amount), 0n)

/** From the goods and what is charged beside them, over the taxable value, to the whole rupee. */
export function DocumentAmounts({ document }: { document: TaxDocumentDetail }) {
  const { kind, taxKind, taxable, igst, cgst, sgst, roundOff, payable, charged, inWords, documentLines } = document
  const taxes =
    taxKind === 'IGST'
      ? [[texts.amounts.igst, igst] as const]
      : [
          [texts.amounts.cgst, cgst] as const,
          [taxKind === 'CGST+UTGST' ? texts.amounts.utgst : texts.amounts.sgst, sgst] as const,
        ]
  return (
    <Card title={texts.amounts.title}>
      <dl className="grid gap-y-1">
        {charged && <Row name={texts.amounts.goods} amount={sum(documentLines.map(({ goods }) => goods))} isSoft />}
        {charged &&
          charges.map(
            (name) =>
              charged[name] > 0 && <Row key={name} name={texts.amounts[name]} amount={rupees(charged[name])} isSoft />,
          )}
        <Row name={texts.amounts.taxable} amount={rupees(taxable)} isSum={charged !== null} />
        {taxes.map(([name, amount]) => (
          <Row key={name} name={name} amount={rupees(amount)} />
        ))}
        <Row name={texts.amounts.roundOff} amount={rupees(roundOff)} />
        <div className="mt-1 flex justify-between gap-6 border-t border-ink pt-2 text-lg font-semibold">
          <dt>{texts.amounts.payable[kind]}</dt>
          <dd>{formatRupees(rupees(payable))}</dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{inWords}</p>
    </Card>
  )
}

interface RowProps {
  name: string
  amount: bigint
  /** A part of the sum below. */
  isSoft?: boolean
  isSum?: boolean
}

const Row = ({ name, amount, isSoft = false, isSum = false }: RowProps) => (
  <div
    className={`flex justify-between gap-6 ${isSoft ? 'text-sm text-ink-soft' : ''} ${isSum ? 'border-t border-line pt-1' : ''}`}
  >
    <dt>{name}</dt>
    <dd className="whitespace-nowrap">{formatRupees(amount)}</dd>
  </div>
)
