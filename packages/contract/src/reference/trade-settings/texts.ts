import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  loadingTolerancePercent: 'Loading tolerance',
  shortagePercent: 'Allowed difference',
  shortageDivisions: 'Divisions',
  divisionKg: 'Division of a bridge',
  policy: 'Settlement must be full or excess.',
  zincEnough: 'Zinc to pass',
  zincLeast: 'Minimum zinc',
  zincOutOfOrder: 'The minimum zinc can’t be above the zinc to pass.',
  hydrostaticLeast: 'Minimum test pressure',
  leastTareKg: 'Lightest tare',
  mostTareKg: 'Heaviest tare',
  mostGrossKg: 'Heaviest gross',
  vehicleOutOfOrder: 'Lightest tare, heaviest tare and heaviest gross must go up in this order.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
