import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  came: {
    subject: (orderNo: string, number: number) => `Order ${orderNo}, truck ${number}: a weighbridge slip came in`,
    said: {
      seller: (net: string) => `The truck was weighed where it was loaded: ${net} net.`,
      buyer: (net: string) => `The truck was weighed where it was unloaded: ${net} net.`,
    },
  },
  disputed: {
    subject: (orderNo: string, number: number) => `Order ${orderNo}, truck ${number}: the weighbridges disagree`,
    less: (kg: string, allowed: string) =>
      `${kg} less arrived than was loaded, and ${allowed} are allowed. Please look at both slips.`,
    more: (kg: string, allowed: string) =>
      `${kg} more arrived than was loaded, and ${allowed} are allowed. Please look at both slips.`,
    next: 'You can agree on a note for the difference, or weigh the truck on a third bridge that both accept.',
  },
  third: {
    subject: (orderNo: string, number: number) => `Order ${orderNo}, truck ${number}: please confirm the third slip`,
    said: (net: string, bridge: string) => `The truck was weighed on a third bridge, ${bridge}: ${net} net.`,
    next: 'The slip binds when you confirm it.',
  },
  binds: {
    subject: (orderNo: string, number: number) => `Order ${orderNo}, truck ${number}: the third slip binds`,
    said: (net: string, bridge: string) =>
      `The slip of ${bridge} with ${net} net is agreed. It takes the place of the slip at unloading.`,
    within: 'By this slip, nothing has to be settled.',
    note: 'A note for the difference follows.',
  },
  /** Kept with a slip whose load was changed. */
  loadChanged: 'The load or the truck was changed after it was weighed.',
  slip: (slipNo: string, bridge: string) => `Slip ${slipNo} of ${bridge}.`,
  kg: (figure: string) => `${figure} kg`,
  link: 'See the truck',
  closing: 'For any question please call or write to us, and name the order number.',
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
