import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { acceptInvitation } from '@lohahaat/contract/identity/companies/invitations'
import { mergeCompanies } from '@lohahaat/contract/identity/companies/merge-companies'
import { acceptQuote } from '@lohahaat/contract/sourcing/quotes/accept-quote'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { orders } from '../../db/tables/ordering/orders'
import { quoteVersions } from '../../db/tables/sourcing/quote-versions'
import { quotes } from '../../db/tables/sourcing/quotes'
import { giveAddresses } from '../../testing/carts'
import { inviteBy, newcomer, personOf } from '../../testing/firms/companies'
import { quote, tonsAndPieces, type PlacedEnquiry } from '../../testing/quotes'
import { codeOf } from '../../testing/scenes/approvals'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const rival = useBuyer(server)

const companyOf = async (browser: TestBrowser) => (await personOf(server.db, browser)).companyId
const quotesFor = ({ id }: PlacedEnquiry) => server.db.select().from(quotes).where(eq(quotes.enquiryId, id))
const partiesOf = async (enquiry: PlacedEnquiry) => (await quotesFor(enquiry)).map(({ partyId }) => partyId)

/** Two firms, each of which has quoted for the other's enquiry, as a rival has; and one whose quote was accepted. */
async function quotedEachOther() {
  const [boss, other] = [await newcomer(server, 'Verma Fabricators'), await newcomer(server, 'Patil Works')]
  const [ofBoss, ofOther] = [await tonsAndPieces(server.db, boss.userId), await tonsAndPieces(server.db, other.userId)]
  const awarded = await tonsAndPieces(server.db, other.userId)
  await giveAddresses(server.db, other.userId)
  for (const [party, enquiry] of [
    [other, ofBoss],
    [boss, ofOther],
    [boss, awarded],
    [rival, ofBoss],
    [rival, ofOther],
    // Versions go with their quote.
    [other, ofBoss],
  ] as const)
    expect((await quote(party, enquiry, [58_000, 1850])).status).toBe(200)
  const [accepted] = await quotesFor(awarded)
  expect((await other.send(acceptQuote, { quoteId: accepted?.id })).status).toBe(200)
  return { boss, other, ofBoss, ofOther, awarded }
}

type Scene = Awaited<ReturnType<typeof quotedEachOther>>

const merge = async ({ boss, other }: Scene) =>
  admin.send(mergeCompanies, { fromCompanyId: await companyOf(other), intoCompanyId: await companyOf(boss) })
const join =
  (bringsAlong: boolean) =>
  async ({ boss, other, ofOther }: Scene) => {
    // An open one can't be left behind.
    if (!bringsAlong) await other.send(closeEnquiry, { enquiryId: ofOther.id })
    const secret = await inviteBy(server, boss, (await personOf(server.db, other)).email, 'Buyer')
    return other.send(acceptInvitation, { secret, bringsAlong })
  }

test.each([
  { say: 'an administrator merges', become: merge },
  { say: 'who was alone joins and brings along', become: join(true) },
])('when $say, what the two quoted for each other is withdrawn, and what was awarded stays', async ({ become }) => {
  const scene = await quotedEachOther()
  const { boss, other, ofBoss, ofOther, awarded } = scene
  const gone = (await quotesFor(ofBoss)).find(({ partyId }) => partyId === other.userId)?.id ?? 0
  expect((await become(scene)).status).toBe(200)
  for (const enquiry of [ofBoss, ofOther]) {
    expect(await partiesOf(enquiry)).toEqual([rival.userId])
    const compared = await boss.send(fetchQuotes, { enquiryId: String(enquiry.id) })
    expect(compared.body.map(({ partyId }) => partyId)).toEqual([rival.userId])
    // As it would be refused from now on.
    for (const member of [boss, other])
      expect(codeOf(await quote(member, enquiry, [58_000, 1850]))).toEqual([403, 'own-enquiry'])
  }
  expect(await server.db.$count(quoteVersions, eq(quoteVersions.quoteId, gone))).toBe(0)
  expect(await partiesOf(awarded)).toEqual([boss.userId])
  const [accepted] = await quotesFor(awarded)
  expect(await server.db.$count(orders, eq(orders.quoteId, accepted?.id ?? 0))).toBe(1)
})

test('who joins and leaves his things behind withdraws only what he quoted for the company that he joins', async () => {
  const scene = await quotedEachOther()
  const { boss, ofBoss, ofOther } = scene
  expect((await join(false)(scene)).status).toBe(200)
  expect(await partiesOf(ofBoss)).toEqual([rival.userId])
  expect((await partiesOf(ofOther)).toSorted((one, next) => one - next)).toEqual(
    [boss.userId, rival.userId].toSorted((one, next) => one - next),
  )
})

test.each([true, false])(
  'who joins another company withdraws what he has quoted alone (along: %s), and quotes there',
  async (bringsAlong) => {
    const scene = await quotedEachOther()
    const enquiry = await tonsAndPieces(server.db, rival.userId)
    expect((await quote(scene.other, enquiry, [58_000, 1850])).status).toBe(200)
    expect((await join(bringsAlong)(scene)).status).toBe(200)
    expect(await partiesOf(enquiry)).toEqual([])
    expect((await quote(scene.other, enquiry, [57_000, 1850])).status).toBe(200)
    expect(await quotesFor(enquiry)).toMatchObject([
      { companyId: await companyOf(scene.boss), partyId: scene.other.userId },
    ])
  },
)
