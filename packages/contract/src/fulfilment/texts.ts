import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  unknownState: 'There is no such state of a consignment.',
  ofWhom: 'Of can only be sales.',
  noLines: 'Please put at least one line on the truck.',
  tooManyLines: (most: number) => `A truck can have at most ${most} lines.`,
  lineTwice: 'A line can be named once only.',
  pieces: 'Pieces',
  weight: 'Weight in kg',
  heatNo: 'Heat number',
  heatNoMissing: 'Please enter the heat number, or take the empty one out.',
  tooManyHeats: (most: number) => `A line can have at most ${most} heat numbers.`,
  heatNosWrong: 'Heat numbers must be a list.',
  vehicleNo: 'Please enter the vehicle number as on its plate, such as HR 55 AB 1234.',
  driverPhone: "Please enter the driver's phone with 10 digits.",
  transporterName: 'Transporter',
  transporterId:
    "Please enter the transporter's GST number, or his id of the e-way bill portal, with 15 letters and digits.",
  lrNo: 'The LR number can have 15 letters, digits, / and -.',
  lrDate: 'The LR date must be a date such as 2026-04-01.',
  km: 'Distance in km',
  arrival: 'The day of arrival must be a date such as 2026-04-01.',
  outcome: 'Please say whether the load came in order, short or damaged.',
  remark: 'Remark',
  orderLinkIncomplete: 'This link is not complete. Please ask whoever sent it for the whole link.',
  fileKind: 'Kind can only be photo, lr, supplier-invoice or other.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
