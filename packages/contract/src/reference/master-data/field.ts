import { z } from 'zod'
import type { Text } from '@lohahaat/domain/platform/language'
import type { Call } from '../../platform/define-call'
import { text } from '../../platform/fields'
import { texts } from '../texts'

/** One field that a person fills in: how it is asked for on the screen and what is taken on the wire. */
export interface Field<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly kind: 'text' | 'phone' | 'long-text' | 'number' | 'choice' | 'yes-no'
  readonly label: Text
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
  readonly words?: () => { readonly yes: string; readonly no: string }
}

const missing = (label: Text) => () => texts.missing(label())

export const textField = (label: Text, maxLength: number) =>
  ({ kind: 'text', label, maxLength, input: text(label, maxLength, missing(label)), output: z.string() }) as const

export const phoneField = (label: Text, maxLength: number) =>
  ({ ...textField(label, maxLength), kind: 'phone' }) as const

export const longTextField = (label: Text, maxLength: number) =>
  ({ ...textField(label, maxLength), kind: 'long-text' }) as const

export const numberField = (label: Text, places: number, input: z.ZodNumber, initial: string) =>
  ({ kind: 'number', label, places, input, output: z.number(), initial }) as const

export const yesNoField = (label: Text, initial: boolean, words = () => texts.yesOrNo) =>
  ({ kind: 'yes-no', label, input: z.boolean({ error: missing(label) }), output: z.boolean(), initial, words }) as const
