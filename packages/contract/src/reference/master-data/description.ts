import type { z } from 'zod'
import type { Text } from '@lohahaat/domain/platform/language'
import type { Permission } from '@lohahaat/domain/identity/permissions'
import type { Call } from '../../platform/define-call'
import type { Field } from './field'

export type Fields = Readonly<Record<string, Field>>

/** A record on the wire, for code that works for every kind. */
export type MasterDataRow = Readonly<Record<string, string | number | boolean>>

/** What goes over the wire, for code that works for every kind. */
export type AnyInput = z.ZodType<Record<string, unknown>, Record<string, unknown>>

type ChoicesCall = Call & { input: AnyInput; response: z.ZodType<MasterDataRow[]> }

/** A record above: chosen once when a record is created, fixed from then on. */
export interface Parent {
  /** The fields that hold its id and its name. */
  readonly id: string
  readonly name: string
  readonly label: Text
  /** Lists the choices below the parent before it; `query` takes that one's id, or -1 for the topmost. */
  readonly choices: { readonly call: ChoicesCall; readonly query: string }
}

/** Everything there is to say about one kind of master data, apart from its table. Both sides are built from it. */
export interface Description<Id extends string, Parents extends readonly Parent[], F extends Fields> {
  /** How it is called in the audit. */
  readonly resource: string
  /** How the description of the API calls several. */
  readonly plural: string
  readonly path: Call['path']
  readonly reading: Permission
  /** `query` is how the wire spells it in a query. */
  readonly id: { readonly field: Id; readonly query: string }
  /** Topmost first. */
  readonly parents: Parents
  readonly fields: F
  /** The field that names a record. */
  readonly title: keyof F & string
  /** Lists may be narrowed to one value of these fields. */
  readonly filters?: readonly (keyof F & string)[]
  readonly screens: Screens
  readonly texts: Texts
  readonly messages: Messages
}

interface Screens {
  readonly list: `/${string}`
  readonly form: `/${string}`
  /** Fields of a row, in the order the list shows them. */
  readonly columns: readonly string[]
  /** Absent: the form resets and stays. */
  readonly afterCreate?: `/${string}`
  readonly afterUpdate: `/${string}`
}

interface Texts {
  /** Of one record, in a sentence. */
  readonly name: string
  readonly list: string
  readonly create: string
  readonly update: string
  readonly empty: string
  readonly createFirst: string
  /** Titles of the columns of the list, by their fields. */
  readonly columns: Readonly<Record<string, string>>
}

interface Messages {
  readonly created: string
  readonly updated: string
  readonly deleted: string
  readonly deleteFailed: string
  readonly deleteWithoutId: string
}
