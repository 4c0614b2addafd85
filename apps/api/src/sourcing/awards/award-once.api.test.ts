import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { quotes } from '../../db/tables/sourcing/quotes'
import { quote, tonsAndPieces } from '../../testing/quotes'
import { useAdmin } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { useQuotedEnquiry } from '../../testing/scenes/quoted-enquiry'

const server = useTestServer()
const admin = useAdmin(server)
const { buyer, party, rival, given, accept, acceptSplit, edit, state } = useQuotedEnquiry(server)

describe('refused, and nothing changed', () => {
  test.each<[string, number, () => Promise<{ status: number; error: string }>, (() => Promise<unknown>)?]>([
    [refusalTexts.quoteNotFound, 400, () => accept({ quoteId: 2e9 })],
    [refusalTexts.quoteNotFound, 400, () => accept({}, party)],
    [refusalTexts.quoteNotFound, 400, () => accept({}, admin)],
    [refusalTexts.notYourEnquiry, 403, () => acceptSplit({}, admin)],
    [refusalTexts.enquiryNotFound, 400, () => acceptSplit({ enquiryId: 2e9 })],
    [refusalTexts.quotesChanged, 400, () => accept({ seenTotal: 363_257.91 })],
    [refusalTexts.quotesChanged, 400, () => acceptSplit({ seenTotal: 354_536.31 })],
    [refusalTexts.unknownRecord, 400, () => accept({ billingAddressId: 2e9 })],
    [refusalTexts.noSplit, 400, acceptSplit, () => quote(party, given.enquiry, [61_000, 1900])],
    [refusalTexts.quoteOutdated, 400, accept, edit],
    [refusalTexts.noSplit, 400, acceptSplit, edit],
    [
      refusalTexts.quoteExpired,
      400,
      accept,
      () => server.db.update(quotes).set({ validUntil: new Date() }).where(eq(quotes.id, given.quoteId)),
    ],
  ])('%s', async (error, status, attempt, prepare) => {
    await prepare?.()
    const before = await state()
    expect(await attempt()).toMatchObject({ status, error })
    expect(await state()).toEqual(before)
  })

  test('an enquiry that is closed, and a buyer without addresses', async () => {
    const stranger = await tonsAndPieces(server.db, rival.userId)
    await quote(party, stranger, [1, 1])
    const [foreign] = await server.db.select().from(quotes).where(eq(quotes.enquiryId, stranger.id))
    expect((await accept({ quoteId: foreign?.id }, rival)).error).toBe(refusalTexts.addressMissing)
    await buyer.send(closeEnquiry, { enquiryId: given.enquiry.id })
    const before = await state()
    for (const attempt of [accept, acceptSplit])
      expect((await attempt()).error).toBe(refusalTexts.enquiryCompleted(given.enquiry.leadId))
    expect(await state()).toEqual(before)
  })
})

test('ten accepts at once are one award', async () => {
  const before = await state()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => accept({ quoteId: n % 2 ? given.quoteId : given.rivalId })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)])
  const after = await state()
  expect(after.orders).toBe(before.orders + 1)
  expect(after.quotes.filter(({ acceptedAt }) => acceptedAt !== null)).toHaveLength(1)
})

test('accepts, a split, an edit, a new quote and closing at once: one of them ends it, and nothing comes after', async () => {
  const before = await state()
  const ends = [accept, accept, () => accept({ quoteId: given.rivalId }), acceptSplit]
  const others = [
    edit,
    () => quote(party, given.enquiry, [57_000, 1840]),
    () => buyer.send(closeEnquiry, { enquiryId: given.enquiry.id }),
  ]
  const answers = await Promise.all([...ends, ...others].map((attempt) => attempt()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  const after = await state()
  const accepted = after.quotes.filter(({ acceptedAt }) => acceptedAt !== null)
  expect(after.enquiry).toMatchObject([{ status: 'Completed' }])
  expect(accepted.every(({ revision }) => revision === after.enquiry[0]?.revision)).toBe(true)
  expect(after.orders - before.orders).toBe(accepted.length)
  const awards = answers.slice(0, ends.length).filter(({ status }) => status === 200).length
  expect(awards + (answers.at(-1)?.status === 200 ? 1 : 0)).toBe(1)
})
