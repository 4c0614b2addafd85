import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Weighbridge',
  replaced: 'Corrected slips',
  sides: { seller: 'Seller', buyer: 'Buyer', third: 'Third' },
  oldSlip: (side: string, slipNo: string, net: string) => `${side}: slip ${slipNo}, net ${net}`,
  tubeClasses: { Light: 'Light', Medium: 'Medium', Heavy: 'Heavy' } as Readonly<Record<string, string>>,
  within: 'Within',
  beyond: (kg: string) => `${kg} beyond`,
  off: (kg: string, share: string) => `${kg}, ${share}`,
  slips: {
    title: { buyer: 'Buyer’s slip against the seller’s', third: 'Third slip against the seller’s' },
    allowed: (allowed: string, percent: string, invoiced: string, machine: string) =>
      `Allowed ${allowed}: ${percent} of ${invoiced} invoiced, at least ${machine}`,
    machine: (divisions: number, division: string) => `${divisions} × ${division}`,
    same: 'Both weighbridges agree.',
    less: (kg: string) => `${kg} less arrived than was loaded.`,
    more: (kg: string) => `${kg} more arrived than was loaded.`,
  },
  theory: {
    title: 'Slip against calculated weight',
    beyond: 'Beyond the standard',
    allowed: {
      lot: (standard: string, minus: string, plus: string, kg: string) =>
        `${standard}, a lot of 10 t and more: ${minus} to ${plus} of ${kg}`,
      tube: (standard: string, minus: string, plus: string, kg: string) =>
        `${standard}, below 10 t: ${minus} to ${plus} of ${kg}`,
    },
    noStandard: 'No tolerance is on record for this pipe, so its weight is not judged.',
    unknown: (kind: string) => `${kind}: no tolerance is on record for this standard, so its weight is not judged.`,
    source: (source: string, certainty: string) => `Source: ${source} (${certainty})`,
    certainty: { high: 'confirmed', medium: 'fairly certain', low: 'uncertain' },
    isWithin: 'The weight is within the standard’s tolerance.',
    isBeyond: 'The weight is outside the standard’s tolerance.',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
