import type { FreightRateRow, FreightTermsRow } from '@lohahaat/contract/inventory/freight/freight-terms'

/** The form of the rates as typed: a row for each distance, a column for each truck. */
export interface TypedTerms {
  roadFactorPercent: string
  kmPerDay: string
  leastRupeesPerTon: string
  isCharged: boolean
  trucks: { tons: string }[]
  distances: { upToKm: string; rates: string[] }[]
}

const first: TypedTerms = {
  roadFactorPercent: '130',
  kmPerDay: '300',
  leastRupeesPerTon: '0',
  isCharged: false,
  trucks: [{ tons: '9' }],
  distances: [{ upToKm: '500', rates: [''] }],
}

/** Sorted, with an empty cell where a truck has no rate for a distance. */
export function typedFrom(terms: FreightTermsRow | null): TypedTerms {
  if (!terms) return first
  const trucks = distinct(terms.rates.map(({ truckTons }) => truckTons))
  const distances = distinct(terms.rates.map(({ upToKm }) => upToKm))
  const rateOf = (truckTons: number, upToKm: number) =>
    terms.rates.find((rate) => rate.truckTons === truckTons && rate.upToKm === upToKm)?.rupeesPerTonKm
  return {
    roadFactorPercent: String(terms.roadFactorPercent),
    kmPerDay: String(terms.kmPerDay),
    leastRupeesPerTon: String(terms.leastRupeesPerTon),
    isCharged: terms.isCharged,
    trucks: trucks.map((tons) => ({ tons: String(tons) })),
    distances: distances.map((upToKm) => ({
      upToKm: String(upToKm),
      rates: trucks.map((tons) => String(rateOf(tons, upToKm) ?? '')),
    })),
  }
}

const distinct = (figures: readonly number[]) => [...new Set(figures)].sort((a, b) => a - b)

/** As the call takes it. A figure that is missing stays undefined, and the schema says which. */
export const inputOf = ({ trucks, distances, isCharged, ...figures }: TypedTerms) => ({
  roadFactorPercent: figure(figures.roadFactorPercent),
  kmPerDay: figure(figures.kmPerDay),
  leastRupeesPerTon: figure(figures.leastRupeesPerTon),
  isCharged,
  rates: distances.flatMap(({ upToKm, rates }) =>
    trucks.flatMap(({ tons }, at): Partial<FreightRateRow>[] =>
      rates[at]?.trim()
        ? [compact({ truckTons: figure(tons), upToKm: figure(upToKm), rupeesPerTonKm: figure(rates[at]) })]
        : [],
    ),
  ),
})

const figure = (text: string | undefined) => (text?.trim() ? Number(text) : undefined)

const compact = (rate: Record<keyof FreightRateRow, number | undefined>): Partial<FreightRateRow> =>
  Object.fromEntries(Object.entries(rate).filter(([, value]) => value !== undefined))
