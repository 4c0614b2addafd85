import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { useId } from 'react'
import { MoneyField } from '../../../ui/fields/money-field'
import { groupMoney } from '../../../ui/fields/money-text'
import { TextArea } from '../../../ui/fields/text-area'
import { TextField } from '../../../ui/fields/text-field'
import { freightOf, freightProblem, valuesOf } from './quote-values'
import { Doubts } from './answer/doubt'
import { doubtsOf } from './answer/doubts'
import type { QuoteForm } from './use-quote-form'
import { texts } from './texts'

interface TermsFieldsProps {
  form: QuoteForm
  enquiry: QuotedEnquiry
  /** Payment terms that are in use. */
  suggestions: readonly string[]
}

/** All fields are optional. */
export function TermsFields({ form: { values, setTerms }, enquiry, suggestions }: TermsFieldsProps) {
  const list = useId()
  const freight = freightOf(enquiry.enquiryItems, values)
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2 desk:grid-cols-4">
      <div>
        <TextField
          label={texts.terms.validUntil}
          type="datetime-local"
          value={values.validUntil}
          onChange={({ currentTarget }) => setTerms({ validUntil: currentTarget.value })}
          error={isStillExpired(enquiry, values.validUntil) ? refusalTexts.noLongerValid : undefined}
          hint={texts.terms.validUntilHint}
        />
        <Doubts codes={doubtsOf(values.doubts, 'validUntil')} />
      </div>
      <div>
        <MoneyField
          label={texts.terms.freight}
          value={values.freightPerTon}
          onChange={(freightPerTon) => setTerms({ freightPerTon })}
          error={problemOnceTyped(values.freightPerTon)}
          hint={freight > 0n ? texts.terms.freightTotal(formatRupees(freight)) : texts.terms.freightHint}
        />
        <Doubts codes={doubtsOf(values.doubts, 'freightPerTon')} />
      </div>
      <div>
        <TextField
          label={texts.terms.paymentTerms}
          list={list}
          maxLength={100}
          value={values.paymentTerms}
          onChange={({ currentTarget }) => setTerms({ paymentTerms: currentTarget.value })}
          hint={texts.terms.paymentTermsHint}
        />
        <Doubts codes={doubtsOf(values.doubts, 'paymentTerms')} />
      </div>
      <datalist id={list}>
        {suggestions.map((terms) => (
          <option key={terms} value={terms} />
        ))}
      </datalist>
      <div>
        <TextArea
          label={texts.terms.remark}
          countDown
          rows={2}
          maxLength={500}
          value={values.remark}
          onChange={({ currentTarget }) => setTerms({ remark: currentTarget.value.replaceAll(/\s*\n\s*/g, ' ') })}
          hint={texts.terms.remarkHint}
        />
        <Doubts codes={doubtsOf(values.doubts, 'remark')} />
      </div>
    </div>
  )
}

/** When the party's earlier quote expires. The server validates any other value, by its own clock. */
const isStillExpired = (enquiry: QuotedEnquiry, typed: string) =>
  enquiry.quote?.isExpired === true && typed === valuesOf(enquiry).validUntil

/** Grouped digits mean that the field was left: no error while typing. */
const problemOnceTyped = (text: string) => (text === groupMoney(text) ? freightProblem(text) : undefined)
