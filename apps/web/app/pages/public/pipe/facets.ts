import type { ListName, RangeName } from './catalogue-query'

/** One filter with its choices, as the URL names them. */
export interface Facet {
  name: ListName
  title: string
  choices: readonly { value: string; label: string; note?: string; count: number }[]
}

export interface RangeFacet {
  name: RangeName
  title: string
  unit: string
  step: number
  /** The limits of the stock; both 0 if there is none. */
  min: number
  max: number
}

export const labelOf = (facets: readonly Facet[], name: ListName, value: string) =>
  facets.find((facet) => facet.name === name)?.choices.find((choice) => choice.value === value)?.label
