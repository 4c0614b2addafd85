import { numberFormat, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const kilograms = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 3 })

const en = {
  title: (className: string) => `${className} rate card`,
  intro: (items: number, time: string) =>
    plural(items, {
      one: `Lowest ₹/MT of # item, ${time}, before GST.`,
      other: `Lowest ₹/MT of # items, ${time}, before GST.`,
    }),
  sizeAndWall: 'Size / wall, mm',
  metre: (kg: number | null, makes: number) =>
    kg === null
      ? plural(makes, { one: '# make', other: '# makes' })
      : `${kilograms(kg)} kg/m · ${plural(makes, { one: '#', other: '#' })}`,
  legend: 'In each cell: the lowest rate in ₹/MT, kg per metre, and how many makes. Weights are theoretical.',
  nothing: 'Nothing of it can be bought at present.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
