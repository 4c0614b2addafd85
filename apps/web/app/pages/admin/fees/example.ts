import { toUnits } from '@lohahaat/domain/platform/decimal'
import { rupees } from '@lohahaat/domain/platform/money'
import { type CartLine, cartTotals } from '@lohahaat/domain/ordering/totals'
import type { Figures } from './figures'

/** 10 MT for ₹6,00,000, half of it from a second brand: every fee shows in what it costs. */
const lines: readonly CartLine[] = [1, 2].map((brandId) => ({
  brandId,
  unit: 'Ton',
  quantity: 5,
  pieceGrams: null,
  pricePerTon: rupees(60_000),
}))

/** The total of the example order, calculated like any order. */
export const exampleTotals = (figures: Figures) =>
  cartTotals(lines, {
    gstPercent: toUnits(figures.gstPercent, 2),
    weighment: rupees(figures.weighmentCharge),
    loadingPerTon: rupees(figures.loadingCharge),
    platformPerTon: rupees(figures.platformFee),
    handlingPerExtraBrand: rupees(figures.handlingFee),
  })
