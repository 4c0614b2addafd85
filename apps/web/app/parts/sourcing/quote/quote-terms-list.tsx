import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { ReactNode } from 'react'
import { IstTime } from '../../platform/ist-time'
import { texts } from './texts'

interface QuoteTermsListProps {
  terms: {
    validUntil: string | null
    freightPerTon: number | null
    paymentTerms: string | null
    remark: string | null
  }
}

/** The terms of a quote; missing terms are left out. */
export function QuoteTermsList({ terms: { validUntil, freightPerTon, paymentTerms, remark } }: QuoteTermsListProps) {
  return (
    <dl className="grid gap-2 text-[0.9375rem]">
      <Term label={texts.terms.validUntil}>{validUntil ? <IstTime instant={validUntil} /> : texts.terms.noDate}</Term>
      {freightPerTon !== null && (
        <Term label={texts.terms.freight}>{texts.terms.freightPerTon(formatRupees(rupees(freightPerTon)))}</Term>
      )}
      {paymentTerms && <Term label={texts.terms.paymentTerms}>{paymentTerms}</Term>}
      {remark && <Term label={texts.terms.remark}>{remark}</Term>}
    </dl>
  )
}

function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
