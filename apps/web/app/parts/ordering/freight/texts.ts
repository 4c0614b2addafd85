import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  enterPin: 'Delivered price: enter PIN',
  change: 'Change',
  /** One item, by the ton. */
  told: (perTon: string, place: string, way: string) => `Freight about ${perTon}/MT to ${place}, ${way}`,
  way: (km: string, days: number, yards: number) => {
    const time = plural(days, { one: '# day', other: '# days' })
    return yards > 1 ? `${formatCount(yards)} yards, up to ${km} km, ${time}` : `${km} km, ${time}`
  },
  unknownWay: (place: string) => `No freight rate to ${place}: as agreed`,

  /** All items together, in a box of its own. */
  freight: 'Freight, about',
  toPlace: (place: string) => `To ${place}`,
  perTon: (perTon: string, way: string) => `${perTon}/MT · ${way}`,
  notInTotal: 'Not in the total',
  charged: 'Charged in the cart',
  isPart: 'Without the items whose way isn’t known',

  /** A column of the catalogue. */
  deliveredTo: (place: string) => `Delivered is an estimate to ${place}. <change>Change</change>`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
