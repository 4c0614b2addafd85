import type { AnsweredTerms, Doubt, DoubtCode, TermField } from './answer'
import type { ClauseSaid } from './clause/read-clause'
import { asWritten, inOwnWords } from './clause/own-words'
import type { TaxSaid } from './terms/tax'

const LONGEST_TERMS = 100
const LONGEST_REMARK = 500

/** What is said of the whole quote while the answer is read. */
export class DraftedTerms {
  private freightPerTon: string | null = null
  private validUntil: string | null = null
  private readonly payments: string[] = []
  private readonly remarks: string[] = []
  private readonly doubts: Doubt<TermField>[] = []
  tax: TaxSaid | null = null

  doubt(field: TermField, code: DoubtCode) {
    if (!this.doubts.some((known) => known.field === field && known.code === code)) this.doubts.push({ field, code })
  }

  take({ freight, validity, payment, tax, charge, stock }: ClauseSaid) {
    if (freight) this.takeFreight(freight)
    if (validity) {
      if (validity.isUnclear || (this.validUntil !== null && this.validUntil !== validity.until))
        this.doubt('validUntil', 'validUnclear')
      this.validUntil = validity.until
    }
    if (payment !== null) this.payments.push(inOwnWords(payment))
    if (tax !== null) this.tax = this.tax === null || this.tax === tax ? tax : 'unclear'
    if (charge !== null) {
      this.remarks.push(charge)
      this.doubt('remark', 'otherCharge')
    }
    if (stock.isReady) this.remarks.push(inOwnWords('ready stock'))
  }

  private takeFreight({ perTon, remark, doubt }: NonNullable<ClauseSaid['freight']>) {
    if (perTon !== null) {
      if (this.freightPerTon !== null && this.freightPerTon !== perTon) this.doubt('freightPerTon', 'freightSaidTwice')
      this.freightPerTon = perTon
    }
    if (remark !== null) this.remarks.push(remark)
    if (doubt !== null) this.doubt('freightPerTon', doubt)
  }

  /** With the words as they stand in the answer. */
  done(text: string): AnsweredTerms {
    const paymentTerms = joined(this.payments, text)
    const remark = joined(this.remarks, text)
    if ((paymentTerms ?? '').length > LONGEST_TERMS) this.doubt('paymentTerms', 'termsCut')
    if ((remark ?? '').length > LONGEST_REMARK) this.doubt('remark', 'termsCut')
    // What a freight of its own says leaves nothing open about the place.
    const isCharged = Number(this.freightPerTon ?? 0) > 0
    return {
      freightPerTon: this.freightPerTon,
      validUntil: this.validUntil,
      paymentTerms: paymentTerms?.slice(0, LONGEST_TERMS) ?? null,
      remark: remark?.slice(0, LONGEST_REMARK) ?? null,
      doubts: this.doubts.filter(({ code }) => code !== 'exWorks' || !isCharged),
    }
  }
}

const joined = (words: readonly string[], text: string) =>
  words.length === 0 ? null : [...new Set(words)].map((said) => asWritten(said, text)).join(', ')
