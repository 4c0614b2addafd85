import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  loadingTolerancePercent: 'Loading tolerance',
  shortagePercent: 'Allowed difference',
  shortageDivisions: 'Divisions',
  divisionKg: 'Division of a bridge',
  policy: 'Settlement must be full or excess.',
  zincEnough: 'Zinc that is enough',
  zincLeast: 'Least zinc',
  zincOutOfOrder: 'The least zinc can’t be above the zinc that is enough.',
  leastTareKg: 'Least tare',
  mostTareKg: 'Most tare',
  mostGrossKg: 'Most gross',
  vehicleOutOfOrder: 'Least tare, most tare and most gross must go up in this order.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
