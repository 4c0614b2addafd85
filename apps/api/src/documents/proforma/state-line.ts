import { stateOfGstin } from '@lohahaat/domain/reference/states'
import { texts } from './texts'

/** The state of a GST number as printed on an invoice: Haryana (06). */
export function stateLine(gstNumber: string): string {
  const state = stateOfGstin(gstNumber)
  return state ? `${state.name} (${state.code})` : texts.stateCode(gstNumber.slice(0, 2))
}
