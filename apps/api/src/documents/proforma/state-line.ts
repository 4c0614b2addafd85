import { stateOfGstin } from '@lohahaat/domain/reference/states'

/** The state of a GST number as an invoice names it: Haryana (06). */
export function stateLine(gstNumber: string): string {
  const state = stateOfGstin(gstNumber)
  return state ? `${state.name} (${state.code})` : `code ${gstNumber.slice(0, 2)}`
}
