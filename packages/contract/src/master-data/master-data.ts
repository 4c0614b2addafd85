import type { z } from 'zod'
import type { Call } from '../define-call'
import type { Description, Fields, Parent } from './description'

/** A record on the wire, for code that works for every kind. */
export type MasterDataRow = Readonly<Record<string, string | number | boolean>>

type Input = z.ZodType<Record<string, unknown>, Record<string, unknown>>

/** What the shared screens and routes know of each kind. */
export interface MasterData extends Description<string, string, readonly Parent[], Fields> {
  readonly calls: {
    readonly list: Call & { input: Input; response: z.ZodType<MasterDataRow[]>; paged: true }
    readonly create: Call & { input: Input; response: z.ZodType<MasterDataRow> }
    readonly update: Call & { input: Input; response: z.ZodType<MasterDataRow> }
    readonly remove: Call & { input: Input; response: z.ZodType<{ success: true }> }
  }
}
