import { listFormat } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const withOr = listFormat({ type: 'disjunction' })

const en = {
  notSelected: (field: string) => `Please select ${field}.`,
  unknown: (field: string, name: string) => `There is no ${field} “${name}”.`,
  unknownIn: (field: string, name: string, above: string) => `There is no ${field} “${name}” in ${above}.`,
  didYouMean: (problem: string, names: readonly string[]) => `${problem} Did you mean ${withOr(names)}?`,
  ambiguous: (field: string, name: string) => `There is more than one ${field} “${name}”.`,
  notYesOrNo: 'Please write Yes or No.',
  otherSeller: 'This is another seller. Only your own items can be imported; the cell may be blank.',
  idInvalid: 'An ID is a whole number, or blank for a new item.',
  idUnknown: (id: string) => `There is no item with the ID ${id}.`,
  idTwice: (row: string) => `This ID is in row ${row} already.`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
