import { paymentTexts } from '@lohahaat/domain/ordering/payment-texts'
import { taxOnCharges } from '@lohahaat/domain/ordering/gst-on-charges'
import { formatRupees, type Paise } from '@lohahaat/domain/platform/money'
import type { ReactNode } from 'react'
import { Sentence } from '../../../ui/sentence'
import type { AmountsShown } from './amounts-shown'
import { taxRowsOf } from './tax-rows'
import { texts } from './texts'

interface AmountsProps {
  amounts: AmountsShown
  /** The rate of a charge, such as '₹250/MT'. */
  notes?: Partial<Record<'loading' | 'platform' | 'handling' | 'freight', string | undefined>>
}

/** Every part of the total, in order of addition. */
export function Amounts({ amounts, notes = {} }: AmountsProps) {
  const tax = taxOnCharges(amounts)
  return (
    <>
      <dl className="grid gap-2 text-[0.9375rem]">
        <Amount label={texts.goods} paise={amounts.goods} />
        {taxRowsOf(amounts).map(({ label, paise }) => (
          <Amount key={label} label={label} paise={paise} />
        ))}
        <Amount label={texts.weighment} paise={amounts.weighment} />
        <Amount label={texts.loading} paise={amounts.loading} note={notes.loading} />
        <Amount label={texts.platform} paise={amounts.platform} note={notes.platform} />
        <Amount label={texts.handling} paise={amounts.handling} note={notes.handling} />
        {amounts.freight > 0n && <Amount label={texts.freight} paise={amounts.freight} note={notes.freight} />}
        {amounts.isFreightAgreed && (
          <Row label={amounts.freight > 0n ? texts.freightOfOthers : texts.freight}>{texts.asAgreed}</Row>
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3 text-lg font-semibold">
          <dt>{texts.total}</dt>
          <dd>{formatRupees(amounts.total)}</dd>
        </div>
      </dl>
      {tax > 0n && <p className="mt-2 text-sm text-ink-soft">{paymentTexts.gstOnCharges(formatRupees(tax))}</p>}
    </>
  )
}

interface AmountProps {
  label: string
  paise: Paise
  note?: string | undefined
}

function Amount({ label, paise, note }: AmountProps) {
  const labelled = note ? (
    <Sentence
      text={texts.withNote}
      marks={{ charge: () => label, note: () => <span className="whitespace-nowrap">{note}</span> }}
    />
  ) : (
    label
  )
  return <Row label={labelled}>{formatRupees(paise)}</Row>
}

function Row({ label, children }: { label: ReactNode; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-ink-soft">{label}</dt>
      <dd className="font-medium whitespace-nowrap">{children}</dd>
    </div>
  )
}
