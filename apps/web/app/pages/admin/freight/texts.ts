import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Freight',
  description: 'What it costs to bring goods from a yard to a PIN code.',
  intro: 'What buyers are told a delivery costs, by road from the yard that stocks the item to their PIN code.',
  loadFailed: 'The freight rates could not be loaded',

  figures: {
    roadFactorPercent: { label: 'Road factor', unit: '%', hint: 'The road against the straight line on the map.' },
    kmPerDay: { label: 'Kilometres a day', unit: 'km', hint: 'From it follow the days of delivery.' },
    leastRupeesPerTon: { label: 'Least freight', unit: '₹/MT', hint: 'For short ways.' },
  },

  form: {
    title: 'Rates in ₹ per ton and kilometre',
    charged: 'Charge freight in orders',
    chargedHint:
      'Off: buyers see about what it costs, and it is in no total. On: it is part of cart, order and invoice.',
    save: 'Save rates',
    saveTitle: 'Save freight rates?',
    saveTold: 'Buyers are told these rates from now on. No order is charged with freight.',
    saveCharged: 'New orders are charged with freight at these rates from now on. Existing orders never change.',
  },

  rates: {
    caption: 'Rates by distance and truck',
    upTo: 'Up to',
    tons: 't',
    km: 'km',
    truck: (place: number) => `Truck ${place}, tons`,
    distance: (place: number) => `Distance ${place}, km`,
    cell: (truck: number, distance: number) => `₹ for truck ${truck}, distance ${distance}`,
    removeTruck: (place: number) => `Remove truck ${place}`,
    removeDistance: (place: number) => `Remove distance ${place}`,
    addDistance: 'Add distance',
    addTruck: 'Add truck',
  },

  example: {
    title: 'What that means',
    caption: '₹/MT for a full truck',
    way: 'Way',
    days: 'Days',
    truck: (tons: number) => `${tons} t`,
    km: (km: string) => `${km} km`,
  },

  history: {
    title: 'History',
    noneYet: 'No freight rates yet',
    noneYetHint: 'Save the first ones above; every change is listed here.',
    table: 'History of the freight rates',
    when: 'When',
    who: 'Who',
    demoData: 'Demo data',
    inForce: 'In force',
    charged: 'Charged',
    yes: 'Yes',
    no: 'No',
    rates: 'Rates',
    ofTruck: (tons: number, rates: readonly string[]) => `${tons} t: ${rates.join(', ')}`,
    rate: (upToKm: number, rupees: number) => `${formatCount(upToKm)}\u00a0km\u00a0₹${rupees}`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
