import { formatCount, numberFormat, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { hi } from './texts.hi'

const kilograms = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 3 })

const perTon = '/MT'
/** Mills quote in whole rupees. */
const rate = (price: number) => formatRupees(rupees(price)).replace(/\.00$/, '')

/** The texts of the cards, besides names and sizes. */
const en = {
  name: 'LohaHaat',
  pipes: 'Steel pipes',
  rateCard: 'Rate card',
  siteTitle: 'Steel pipes at today’s rate per tonne',
  siteLines: ['In pieces or tonnes, across India.', 'Or send your list and compare quotes.'],
  rate: (price: number, day: string) => ({ figure: rate(price), unit: perTon, note: `excl. GST · ${day}` }),
  lowestRate: (price: number, day: string) => ({
    figure: rate(price),
    unit: perTon,
    note: `lowest · excl. GST · ${day}`,
  }),
  piece: (kg: number, metres: number) => ({ figure: kilograms(kg), unit: 'kg', note: `a piece of ${metres} m` }),
  items: (items: number) => ({
    figure: formatCount(items),
    unit: '',
    note: plural(items, { one: 'item to buy', other: 'items to buy' }),
  }),
  madeBy: (brand: string, metres: number) => `${brand} · ${metres} m`,
  sizes: (smallest: string, largest: string) => (smallest === largest ? largest : `${smallest} to ${largest}`),
  walls: (thinnest: string, thickest: string) =>
    thinnest === thickest ? `${thickest} mm thick` : `${thinnest} to ${thickest} mm thick`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
