import { z } from 'zod'
import type { Call } from '../../platform/define-call'
import { text } from '../../platform/fields'

/** One field that a person fills in: how it is asked for on the screen and what is taken on the wire. */
export interface Field<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly kind: 'text' | 'phone' | 'long-text' | 'number' | 'choice' | 'yes-no'
  readonly label: string
  readonly input: Input
  readonly output: Output
  readonly maxLength?: number
  /** For a number: how many decimals it can have. */
  readonly places?: number
  /** What a new form starts with. */
  readonly initial?: string | boolean
  /** For a choice: the call that answers with the list of texts to choose from. */
  readonly choices?: Call & { response: z.ZodArray<z.ZodString> }
  /** For yes or no, as a list shows it. */
  readonly words?: { readonly yes: string; readonly no: string }
}

const missing = (label: string) => `Please enter ${label}.`

export const textField = (label: string, maxLength: number) =>
  ({ kind: 'text', label, maxLength, input: text(label, maxLength, missing(label)), output: z.string() }) as const

export const phoneField = (label: string, maxLength: number) =>
  ({ ...textField(label, maxLength), kind: 'phone' }) as const

export const longTextField = (label: string, maxLength: number) =>
  ({ ...textField(label, maxLength), kind: 'long-text' }) as const

export const numberField = (label: string, places: number, input: z.ZodNumber, initial: string) =>
  ({ kind: 'number', label, places, input, output: z.number(), initial }) as const

export const yesNoField = (label: string, initial: boolean, words = { yes: 'Yes', no: 'No' }) =>
  ({ kind: 'yes-no', label, input: z.boolean({ error: missing(label) }), output: z.boolean(), initial, words }) as const
