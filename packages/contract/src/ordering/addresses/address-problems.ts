import { isGstinPattern } from '@lohahaat/domain/identity/gstin'
import { cartMessages } from '../../platform/messages'
import { accountMessages } from '../../platform/messages/account'
import { textProblem, tidyText } from '../../platform/text-problem'
import { texts } from '../texts'
import { addressLengths } from './address'

export type AddressKind = 'billing' | 'shipping'

type TextField = keyof typeof addressLengths
type Typed = Readonly<Record<TextField | 'gstNo', string>>

const textFields = Object.keys(addressLengths) as TextField[]
const GST_NUMBER_LENGTH = 15

/** What is wrong with the fields of an address, as its schema says it: the cart needn't load all schemas for it. */
export function addressProblems(kind: AddressKind, typed: Typed): Partial<Record<keyof Typed, string>> {
  const missing = () => (kind === 'billing' ? cartMessages.billingIncomplete : cartMessages.shippingIncomplete)
  const problems: Partial<Record<keyof Typed, string>> = {}
  const add = (field: keyof Typed, problem: string | undefined) => problem !== undefined && (problems[field] = problem)
  for (const field of textFields)
    add(
      field,
      textProblem(() => texts[field], addressLengths[field], missing, typed[field]),
    )
  add('gstNo', gstNumberProblem(kind, missing, typed.gstNo))
  return problems
}

/** Goods may be sent to a place that isn't registered. */
function gstNumberProblem(kind: AddressKind, missing: () => string, typed: string): string | undefined {
  if (kind === 'shipping' && typed.trim() === '') return undefined
  const problem = kind === 'billing' && textProblem(() => texts.gstNumber, GST_NUMBER_LENGTH, missing, typed)
  return problem || (isGstinPattern(tidyGstNumber(typed)) ? undefined : accountMessages.gstNumberInvalid)
}

const tidyGstNumber = (typed: string) => typed.trim().toUpperCase()

/** As the server stores it. */
export const tidyAddress = <Values extends Typed>(typed: Values): Values => ({
  ...typed,
  ...Object.fromEntries(textFields.map((field) => [field, tidyText(typed[field])])),
  gstNo: tidyGstNumber(typed.gstNo),
})
