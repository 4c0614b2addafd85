import { formatCount, numberFormat } from '@lohahaat/domain/platform/formats'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { Texts } from './texts'

const kilograms = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 3 })

const perTon = '/MT'
/** Mills quote in whole rupees. */
const rate = (price: number) => formatRupees(rupees(price)).replace(/\.00$/, '')

export const hi: Texts = {
  name: 'LohaHaat',
  pipes: 'स्टील पाइप',
  rateCard: 'रेट लिस्ट',
  siteTitle: 'स्टील पाइप, आज का भाव प्रति टन',
  siteLines: ['नग में या टन में, पूरे भारत में।', 'या लिस्ट भेजकर भाव की तुलना करें।'],
  rate: (price: number, day: string) => ({ figure: rate(price), unit: perTon, note: `GST अलग · ${day}` }),
  lowestRate: (price: number, day: string) => ({
    figure: rate(price),
    unit: perTon,
    note: `सबसे कम · GST अलग · ${day}`,
  }),
  piece: (kg: number, metres: number) => ({ figure: kilograms(kg), unit: 'kg', note: `${metres} m का एक नग` }),
  items: (items: number) => ({ figure: formatCount(items), unit: '', note: 'आइटम बिक्री में' }),
  madeBy: (brand: string, metres: number) => `${brand} · ${metres} m`,
  sizes: (smallest: string, largest: string) => (smallest === largest ? largest : `${smallest} से ${largest}`),
  walls: (thinnest: string, thickest: string) =>
    thinnest === thickest ? `मोटाई ${thickest} mm` : `मोटाई ${thinnest} से ${thickest} mm`,
}
