import { units } from '@lohahaat/domain/catalogue/tons'
import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { fieldTexts } from '../../platform/field-texts/field-texts'
import { instant, queryId, recordId, success } from '../../platform/fields'
import { texts } from '../texts'

/** A link by which strangers see a list. Its secret is told once, when it is made. */
export const listLink = z.object({ endsAt: instant, showsPrices: z.boolean() })

const linkIncomplete = () => texts.listLinkIncomplete

export const shareList = defineCall({
  method: 'POST',
  path: '/List/LH/ShareList',
  permission: 'keep lists',
  summary: 'Makes a link by which anybody sees a list of the caller for 30 days, in place of the one before.',
  input: z.object({
    listId: recordId('listId'),
    showsPrices: z.boolean({ error: () => fieldTexts.notTrueOrFalse('showsPrices') }).default(false),
  }),
  response: listLink.extend({ secret: z.string() }),
})

export const unshareList = defineCall({
  method: 'DELETE',
  path: '/List/LH/ShareList',
  permission: 'keep lists',
  summary: 'Ends the link of a list of the caller.',
  input: z.object({ listId: queryId('ListId') }),
  response: success,
})

export const fetchSharedList = defineCall({
  method: 'GET',
  path: '/List/LH/SharedList',
  permission: 'browse the catalogue',
  summary:
    'What a link shows of a list: items and quantities, prices only where its owner wants that. Never who he is.',
  input: z.object({
    secret: z.string({ error: linkIncomplete }).regex(/^[\w-]{43}$/, { error: linkIncomplete }),
  }),
  response: z.object({
    name: z.string(),
    endsAt: instant,
    lines: z.array(
      z.object({
        className: z.string().nullable(),
        size: z.string().nullable(),
        thickness: z.string().nullable(),
        length: z.number().nullable(),
        quantity: z.number().nullable(),
        unit: z.enum([...units, 'Kg', 'Metre', 'Feet']).nullable(),
        /** Null where prices aren't shown, or where nobody stocked it. */
        brandName: z.string().nullable(),
        /** Rupees per MT, when the list was kept. */
        price: z.number().nullable(),
      }),
    ),
  }),
})
