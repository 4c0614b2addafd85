import type { z } from 'zod'
import type { Call } from '../../platform/define-call'
import type { AnyInput, Description, Fields, MasterDataRow, Parent } from './description'

/** What the shared screens and routes know of each kind. */
export interface MasterData extends Description<string, readonly Parent[], Fields> {
  readonly calls: {
    readonly list: Call & { input: AnyInput; response: z.ZodType<MasterDataRow[]>; paged: true }
    readonly create: Call & { input: AnyInput; response: z.ZodType<MasterDataRow> }
    readonly update: Call & { input: AnyInput; response: z.ZodType<MasterDataRow> }
    readonly remove: Call & { input: AnyInput; response: z.ZodType<{ success: true }> }
  }
}
