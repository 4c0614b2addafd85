import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './eway-texts.hi'

const en = {
  title: 'E-way bill',
  needed: 'Needed',
  notNeeded: 'Not needed',
  isMissing: 'Not entered',
  value: 'Value with tax',
  limit: 'Limit',
  limitOf: {
    betweenStates: 'to another state',
    withinState: 'within the state',
    withinCity: 'within the city',
  },
  type: 'Kind of movement',
  types: {
    1: 'Regular',
    2: 'Bill to – ship to',
    3: 'Bill from – dispatch from',
    4: 'Ship to and dispatch from third parties',
  },
  distance: 'Distance',
  km: (km: string) => `${km} km`,
  portalKm: 'The portal takes its own',
  about: (km: string) => `about ${km} km by the PIN codes`,
  problems: 'Please correct these before the file can be written',
  warnings: 'Please note',
  download: 'Download the file for the portal',
  downloadHint: 'Portal: e-Waybill, Generate Bulk. The upload of this file has not been tried with the portal yet.',
  enter: 'Enter the e-way bill',
  correct: 'Correct the vehicle time or distance',
  number: 'E-way bill number',
  numberHint: '12 digits, as the portal gave it',
  generatedAt: 'Generated at',
  generatedHint: 'In Indian time, as on the bill',
  vehicleAt: 'Vehicle entered at',
  vehicleHint: 'Only if Part B came later',
  kmField: 'Distance on the bill',
  unit: 'km',
  save: 'Save e-way bill',
  saved: 'E-way bill saved',
  keep: 'Leave it as it is',
  cancelled: (number: string, reason: string) => `${number} was cancelled: ${reason}.`,
  cancel: 'Record a cancellation',
  cancelTitle: 'Was the e-way bill cancelled on the portal?',
  extend: 'Record an extension',
  extendTitle: 'Was the e-way bill extended on the portal?',
  extendNote: 'Its days are counted again from the kilometres left.',
  left: 'Distance left',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
