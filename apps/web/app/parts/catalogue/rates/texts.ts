import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  matrix: (className: string) => `Rates of ${className} by size and wall`,
  size: 'Size, mm',
  wall: 'Wall, mm',
  kgPerMetre: (kilograms: string) => `${kilograms} kg/m`,
  makes: (count: number) => plural(count, { one: 'make', other: 'makes' }),
  notStocked: 'not stocked',
  legendRate: 'lowest ₹/MT',
  legendBelow: 'kg/m · makes',
  lowest: (section: string, rate: string) => `Lowest today: ${section} at ${rate}/MT.`,
  theoretical: 'Weights are theoretical; settled at the weighbridge.',
  stocked: (count: number, of: number) => `${formatCount(count)} of ${formatCount(of)} fields stocked.`,
  nothing: 'Nothing of it can be bought at present.',
  nothingHint: 'Fewer filters find more.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
