import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { everyCall } from '@lohahaat/contract/every-call'
import { sendsBody } from '@lohahaat/contract/platform/define-call'
import { askBetter } from '@lohahaat/contract/sourcing/better/ask-better'
import { keepPrice } from '@lohahaat/contract/sourcing/better/keep-price'
import { fetchQuoteSheet } from '@lohahaat/contract/sourcing/quotes/quote-sheet'
import { quotes } from '../../db/tables/sourcing/quotes'
import { readRows } from '../../platform/spreadsheets/read-rows'
import { offer, threeLines } from '../../testing/offers'
import { lettersTo, nameFirm } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const party = useBuyer(server)
const rival = useBuyer(server)

/** Every call of enquiries that only reads. */
const reading = everyCall
  .map(({ call }) => call)
  .filter((call) => call.path.startsWith('/Enquiry/') && !sendsBody(call) && call.method === 'GET' && !call.answers)

test('whatever a party reads is the same with rivals and without: neither prices nor names nor their number', async () => {
  const enquiry = await threeLines(server.db, buyer.userId)
  await nameFirm(server.db, rival, 'Zebra Tubes')
  const [one = 0] = enquiry.itemIds
  const quoteOf = async (of: typeof party) => {
    const found = await server.db.select().from(quotes).where(eq(quotes.enquiryId, enquiry.id))
    return found.find(({ partyId }) => partyId === of.userId)?.id
  }
  await offer(party, enquiry, [58_000, 1850, null])
  await buyer.send(askBetter, { quoteId: await quoteOf(party), lines: [{ enquiryItemId: one, targetPrice: 57_000 }] })

  const everything = async () => {
    const answers = await Promise.all(
      reading.flatMap((call) =>
        [{ enquiryId: String(enquiry.id) }, {}].map(async (input) => {
          const { status, body, headers } = await party.send(call, input)
          return [call.path, status, body, headers['total-count']]
        }),
      ),
    )
    const { bytes } = await filesOf(server, party).download(fetchQuoteSheet, { enquiryId: String(enquiry.id) })
    const letters = await lettersTo(server.db, party, enquiry.leadId)
    return { answers, sheet: await readRows(bytes, 100), letters: letters.map(({ subject, text }) => [subject, text]) }
  }
  const before = await everything()
  expect(JSON.stringify(before)).toContain('57000')

  const said = { price: 54_321.09, make: 'Zebra Prime', deliveryDays: 3 }
  await offer(rival, enquiry, [said, 1789.01, 59_999], { remark: 'Zebra remark', freightPerTon: 432.1 })
  await offer(rival, enquiry, [{ ...said, price: 54_320.08 }, 1788, 59_998])
  await buyer.send(askBetter, { quoteId: await quoteOf(rival), note: 'Zebra, please', lines: [{ enquiryItemId: one }] })
  await rival.send(keepPrice, { enquiryId: enquiry.id })
  const after = await everything()
  expect(after).toEqual(before)

  const { body } = await party.send(keepPrice, { enquiryId: enquiry.id })
  expect(JSON.stringify([after, body])).not.toMatch(/zebra|54.?32|1789|59.?99/i)
})
