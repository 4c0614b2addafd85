import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { searchText } from '../../platform/list-query'

/** A choice in the catalogue: how many items it shows, together with the words to search for. */
const suggestion = { count: z.number(), search: z.string() }

/** Of a call of our own, which spells our words as they are. */
const plain = Object.fromEntries(['itemId', 'size', 'sizeId', 'sizes', 'thickness'].map((name) => [name, name]))

export const fetchSuggestions = defineCall({
  method: 'GET',
  path: '/ProductDetail/LH/Suggestions',
  permission: 'browse the catalogue',
  summary:
    'What somebody may mean who has typed so far: the cheapest items, and sizes, classes and makes. Counts are at most a minute old.',
  input: z.object({ search: searchText }),
  response: z.object({
    items: z.array(
      z.object({
        itemId: z.number(),
        brandName: z.string(),
        className: z.string(),
        size: z.string(),
        /** Millimetres. */
        thickness: z.string(),
        /** Metres. */
        length: z.number(),
        /** Rupees per MT. */
        price: z.number(),
      }),
    ),
    sizes: z.array(z.object({ sizeId: z.number(), size: z.string(), className: z.string(), ...suggestion })),
    classes: z.array(z.object({ className: z.string(), ...suggestion })),
    makes: z.array(z.object({ brandId: z.number(), brandName: z.string(), ...suggestion })),
  }),
  names: { answer: plain },
})
