import { formatRupees, type Paise } from '@lohahaat/domain/money'
import type { AmountsShown } from './amounts-shown'
import { taxRowsOf } from './tax-rows'

interface AmountsProps {
  amounts: AmountsShown
  /** What a charge is made of, such as '₹250/MT'. */
  notes?: Partial<Record<'loading' | 'platform' | 'handling', string | undefined>>
}

/** Every part of a total, in the order it is added up. */
export function Amounts({ amounts, notes = {} }: AmountsProps) {
  return (
    <dl className="grid gap-2 text-[0.9375rem]">
      <Amount label="Goods total" paise={amounts.goods} />
      {taxRowsOf(amounts).map(({ label, paise }) => (
        <Amount key={label} label={label} paise={paise} />
      ))}
      <Amount label="Weighment charge" paise={amounts.weighment} />
      <Amount label="Loading charges" paise={amounts.loading} note={notes.loading} />
      <Amount label="Platform fees" paise={amounts.platform} note={notes.platform} />
      <Amount label="Material handling fees" paise={amounts.handling} note={notes.handling} />
      {amounts.freight > 0n && <Amount label="Freight" paise={amounts.freight} />}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3 text-lg font-semibold">
        <dt>Total</dt>
        <dd>{formatRupees(amounts.total)}</dd>
      </div>
    </dl>
  )
}

interface AmountProps {
  label: string
  paise: Paise
  note?: string | undefined
}

function Amount({ label, paise, note }: AmountProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-ink-soft">
        {label}
        {note && (
          <>
            , <span className="whitespace-nowrap">{note}</span>
          </>
        )}
      </dt>
      <dd className="font-medium whitespace-nowrap">{formatRupees(paise)}</dd>
    </div>
  )
}
