import type { fetchRates } from '@lohahaat/contract/catalogue/rates/rates'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'

/** What the card is narrowed to, kept in the URL; empty means everything. */
export interface RatesQuery {
  make: string
  grade: string
  /** Metres. */
  length: string
}

type Choices = ResponseOf<typeof fetchRates>['choices']

/** A URL may contain anything: what the server would refuse is left out. */
export const readRatesQuery = (params: URLSearchParams): RatesQuery => ({
  make: keepIf(params.get('make'), /^[1-9]\d{0,8}$/),
  grade: keepIf(params.get('grade'), /^[^\p{Cc}\p{Cs},]{1,50}$/u),
  length: keepIf(params.get('length'), /^\d{1,3}(\.\d{1,3})?$/),
})

const keepIf = (text: string | null, form: RegExp) => (text && form.test(text) ? text : '')

/** Without choices that the class doesn't have, or no longer has. Returns the same object if all are there. */
export function keepKnown(query: RatesQuery, { makes, grades, lengths }: Choices): RatesQuery {
  const known = {
    make: makes.some(({ brandId }) => String(brandId) === query.make) ? query.make : '',
    grade: grades.includes(query.grade) ? query.grade : '',
    length: lengths.some((metres) => String(metres) === query.length) ? query.length : '',
  }
  return isSame(known, query) ? query : known
}

const isSame = (one: RatesQuery, other: RatesQuery) =>
  one.make === other.make && one.grade === other.grade && one.length === other.length

/** As URL parameters, without what is not chosen. */
export function writeRatesQuery(query: RatesQuery): string {
  const chosen = Object.entries(query).filter(([, value]) => value !== '')
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`
}
