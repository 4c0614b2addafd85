import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const kg = (figure: bigint) => `${formatCount(Number(figure))} kg`

const en = {
  side: 'Side must be seller, buyer or third.',
  slipNo: 'Slip number',
  slipNoMissing: 'Please enter the slip number.',
  bridge: 'Weighbridge',
  bridgeMissing: 'Please enter the name of the weighbridge.',
  vehicleNo: 'Vehicle number',
  vehicleNoMissing: 'Please enter the vehicle number on the slip.',
  grossKg: 'Gross weight',
  tareKg: 'Tare weight',
  netKg: 'Net weight',
  grossAt: 'Please enter when the full truck was weighed.',
  tareAt: 'Please enter when the empty truck was weighed.',
  reason: 'Reason',
  /** What can't be right on a slip, each a sentence. */
  faults: {
    notAboveZero: (label: string) => `${label} must be above zero.`,
    netIsNotGrossMinusTare: (expected: bigint) => `Gross less tare is ${kg(expected)}, so the net weight is wrong.`,
    timesOutOfOrder: {
      tare: 'At the seller’s bridge the empty truck is weighed first, so its time must be before that of the full truck.',
      gross:
        'At the buyer’s bridge the full truck is weighed first, so its time must be before that of the empty truck.',
    },
    beforeLoading: 'The truck can’t be weighed full here before it was weighed full at the seller’s bridge.',
    inFuture: 'A time on the slip is in the future.',
    otherVehicle: 'The slip is of another vehicle than the truck that was loaded.',
    tareImplausible: (least: bigint, most: bigint) =>
      `A truck weighs ${kg(least)} to ${kg(most)} when it is empty, so the tare weight can’t be right.`,
    grossImplausible: (most: bigint) => `A full truck weighs at most ${kg(most)}, so the gross weight can’t be right.`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
