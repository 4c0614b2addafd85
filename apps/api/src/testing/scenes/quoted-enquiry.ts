import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import { acceptQuote } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import { acceptSplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { mails } from '../../db/tables/platform/mails'
import { orders } from '../../db/tables/ordering/orders'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { quotes } from '../../db/tables/sourcing/quotes'
import { giveAddresses } from '../carts'
import { editTo, quote, tonsAndPieces, type PlacedEnquiry } from '../quotes'
import { useBuyer } from '../signed-in'
import type { TestServer } from '../test-server'

interface Quoted {
  enquiry: PlacedEnquiry
  /** The quotes of the party and its competitor. */
  quoteId: number
  rivalId: number
}

/** Before each test a new enquiry for tons and pieces, where each of two parties is cheaper for one line. */
export function useQuotedEnquiry(server: TestServer) {
  const buyer = useBuyer(server)
  const party = useBuyer(server)
  const rival = useBuyer(server)
  const given = {} as Quoted

  beforeAll(() => giveAddresses(server.db, buyer.userId))

  beforeEach(async () => {
    const enquiry = await tonsAndPieces(server.db, buyer.userId)
    await quote(party, enquiry, [58_000, 1850], { freightPerTon: 1200 })
    await quote(rival, enquiry, [60_000, 1800])
    const found = await server.db.select().from(quotes).where(eq(quotes.enquiryId, enquiry.id)).orderBy(quotes.id)
    const [quoteId = 0, rivalId = 0] = found.map(({ id }) => id)
    Object.assign(given, { enquiry, quoteId, rivalId } satisfies Quoted)
  })

  return {
    ...{ buyer, party, rival, given },
    accept: (input: object = {}, browser = buyer) => browser.send(acceptQuote, { quoteId: given.quoteId, ...input }),
    acceptSplit: (input: object = {}, browser = buyer) =>
      browser.send(acceptSplitQuotes, { enquiryId: given.enquiry.id, ...input }),
    edit: () => editTo(server.db, buyer, given.enquiry, 3),
    state: async () => ({
      enquiry: await server.db.select().from(enquiries).where(eq(enquiries.id, given.enquiry.id)),
      quotes: await server.db.select().from(quotes).where(eq(quotes.enquiryId, given.enquiry.id)).orderBy(quotes.id),
      orders: await server.db.$count(orders),
      mails: await server.db.$count(mails),
    }),
  }
}
