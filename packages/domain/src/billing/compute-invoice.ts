import { divideHalfUp } from '../platform/decimal'
import type { Paise } from '../platform/money'
import { shareOut } from '../platform/share-out'
import { gramsPerTon } from '../platform/weight-units'
import type { Charged, Invoice, InvoiceDraft, LoadedLine } from './invoice'
import { sumOfTaxes, taxesOfLines, totalsOfLines } from './line-taxes'
import { placeOfSupply, taxKindOf } from './place-of-supply'

/**
 * The tax invoice of one consignment. What the seller charges beside the goods is part of their taxable value (CGST Act,
 * section 15(2)(c)): it is shared over the lines by weight and taxed at each line's rate.
 */
export function computeInvoice(draft: InvoiceDraft): Invoice {
  const { charges, isFirstConsignment: _first, lines: loaded, ...head } = draft
  const charged = chargesOf(draft)
  const shares = shareOut(
    sumOfCharges(charged),
    loaded.map(({ grams }) => grams),
  )
  const priced = loaded.map((line, index) => ({ ...line, ...priceOf(line), charges: shares[index] ?? 0n }))
  const taxable = priced.map((line) => ({ ...line, taxable: line.goods + line.charges }))
  const taxKind = taxKindOf(draft)
  const taxes = taxesOfLines(taxable, taxKind)
  const lines = taxable.map(({ settledGoods: _, ...line }, index) => {
    const own = taxes[index] ?? { igst: 0n, cgst: 0n, sgst: 0n }
    return { ...line, lineNo: index + 1, taxes: own, total: line.taxable + sumOfTaxes(own) }
  })
  return {
    ...head,
    kind: 'invoice',
    corrects: null,
    placeOfSupply: placeOfSupply(draft),
    taxKind,
    lines,
    charged,
    perTonCharges: charges.loadingPerTon + charges.platformPerTon,
    totals: totalsOfLines(lines),
  }
}

/** Weight at a rate per ton, to the paisa, half up. */
export const paiseOf = (grams: bigint, ratePerTon: Paise): Paise => divideHalfUp(grams * ratePerTon, gramsPerTon)

/** A price that was settled by the piece has a rate per ton too: notes on weight go by it. */
function priceOf({ grams, ratePerTon, settledGoods }: LoadedLine): { goods: Paise; ratePerTon: Paise } {
  if (settledGoods === undefined) return { goods: paiseOf(grams, ratePerTon), ratePerTon }
  return {
    goods: settledGoods,
    ratePerTon: grams === 0n ? ratePerTon : divideHalfUp(settledGoods * gramsPerTon, grams),
  }
}

function chargesOf({ charges, isFirstConsignment, lines }: InvoiceDraft): Charged {
  const grams = lines.reduce((sum, line) => sum + line.grams, 0n)
  return {
    loading: paiseOf(grams, charges.loadingPerTon),
    platform: paiseOf(grams, charges.platformPerTon),
    weighment: isFirstConsignment ? charges.weighment : 0n,
    handling: isFirstConsignment ? charges.handling : 0n,
    freight: charges.freight,
  }
}

export const sumOfCharges = ({ loading, platform, weighment, handling, freight }: Charged): Paise =>
  loading + platform + weighment + handling + freight

/**
 * A consignment's part of the freight of its order, by the weight that was ordered. It is what is due so far less what
 * earlier consignments carried, so that all of them together carry the freight of the order to the paisa.
 */
export function freightOfConsignment(
  freight: Paise,
  grams: { ordered: bigint; loadedBefore: bigint; loadedNow: bigint },
): Paise {
  const { ordered, loadedBefore, loadedNow } = grams
  const dueAt = (loaded: bigint) => divideHalfUp(freight * (loaded < ordered ? loaded : ordered), ordered)
  return ordered === 0n ? freight : dueAt(loadedBefore + loadedNow) - dueAt(loadedBefore)
}
