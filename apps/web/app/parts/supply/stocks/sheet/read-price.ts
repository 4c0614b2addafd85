import { price } from '@lohahaat/contract/inventory/stock/stock-item'
import { readFigure } from '@lohahaat/domain/inventory/figure-text'

type Read = { price: number; problem?: never } | { problem: string; price?: never }

/** A price as it was typed or pasted, or what is wrong with it, by the server's own rule. */
export function readPrice(text: string): Read {
  const { data, error } = price.safeParse(readFigure(text.replace(/\.$/, '')) ?? NaN)
  return data === undefined ? { problem: error.issues[0]?.message ?? '' } : { price: data }
}
