import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Received',
  by: (name: string) => `By ${name}`,
  counted: 'Pieces counted',
  loaded: (pieces: string) => `${pieces} pieces loaded`,
  loadedByWeight: (kg: string) => `${kg} loaded by weight, pieces not counted`,
  notCounted: 'Not counted',
  pieces: (count: number) => plural(count, { one: '# piece', other: '# pieces' }),
  countedOf: (counted: string, loaded: string) => `${counted} of ${loaded} pieces`,
  outcome: 'Condition on arrival',
  outcomes: { InOrder: 'In order', Short: 'Short', Damaged: 'Damaged' },
  remark: 'Remarks',
  remarkHint: 'What is short or damaged, and how it was packed',
  addPhotos: 'Add photos',
  removePhoto: (name: string) => `Remove ${name}`,
  late: 'What you typed, and came too late',
  keptTitle: (vehicleNo: string) => `Goods received from ${vehicleNo}`,
  photoFailed: (name: string, text: string) => `${name} was not added: ${text}`,
  receive: 'Received',
  received: 'Received. The seller has been told.',
  problems: {
    pieces: 'Please enter whole pieces.',
    remark: 'Please say what is short or damaged.',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
