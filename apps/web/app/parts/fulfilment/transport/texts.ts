import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Truck and papers',
  vehicleNo: 'Vehicle number',
  vehicleHint: 'As on its plate, such as HR 55 AB 1234',
  written: (number: string) => `Written as ${number}`,
  driverPhone: 'Driver’s phone',
  transporterName: 'Transporter',
  transporterId: 'Transporter’s id',
  transporterIdHint: 'GST number, or id of the e-way bill portal',
  lrNo: 'LR number',
  lrDate: 'LR date',
  lrOf: (number: string, day: string) => `${number} of ${day}`,
  km: 'Distance',
  kmUnit: 'km',
  kmHint: 'By road. Empty: the portal’s own distance',
  expectedOn: 'Expected arrival',
  overDimensional: 'Over-dimensional cargo',
  save: 'Save the truck',
  change: 'Change',
  close: 'Close',
  saved: 'Saved',
  none: 'No truck is entered yet.',
  problems: {
    vehicleNo: 'This is not a vehicle number. Please type it as on the plate, such as HR 55 AB 1234.',
    vehicleMissing: 'Please enter the vehicle number first.',
    driverPhone: 'Please enter 10 digits.',
    transporterId: 'A GST number or transporter’s id has 15 letters and digits and begins with two digits.',
    lrNo: 'At most 15 letters, digits, / and -.',
    km: 'This can’t be the distance. Please enter whole kilometres.',
    expectedOn: 'The truck can’t arrive before the day of its LR.',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
