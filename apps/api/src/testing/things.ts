import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/db/db'
import { addresses } from '../db/tables/ordering/addresses'
import { approvalLines } from '../db/tables/ordering/approval-lines'
import { approvalRequests } from '../db/tables/ordering/approval-requests'
import { cartLines } from '../db/tables/ordering/cart-lines'
import { keptLists } from '../db/tables/sourcing/kept-lists'
import { orderLines } from '../db/tables/ordering/order-lines'
import { pushDevices } from '../db/tables/identity/push-devices'
import { passkeys } from '../db/tables/identity/passkeys'
import { files } from '../db/tables/platform/files'
import { quoteFiles } from '../db/tables/sourcing/quote-files'
import { quotes } from '../db/tables/sourcing/quotes'
import { sessions } from '../db/tables/identity/sessions'
import { users } from '../db/tables/identity/users'
import { giveInvoice } from './trucks/billing'
import { giveAddresses, someItems } from './carts'
import { addColleague, openInvitation, openJoinRequest } from './firms/companies'
import { giveCertificate } from './trucks/certificates'
import { filledEnquiry, leafNamed, placeEnquiry } from './enquiries'
import { placeOrder } from './orders'
import { quote, tonsAndPieces } from './quotes'
import { giveApplication } from './firms/suppliers'
import type { TestBrowser } from './test-browser'
import type { TestServer } from './test-server'
import { weighTruck } from './trucks/trucks'
import { giveTrucks } from './trucks/trucks-of-somebody'

export type Things = Awaited<ReturnType<typeof giveThings>>

/** One of everything that can belong to a user. Two parties quote for the enquiry, each cheaper for one item. */
export async function giveThings({ db, storage }: TestServer, owner: TestBrowser, parties: readonly TestBrowser[]) {
  const { userId } = owner
  const items = await someItems(db, 3)
  const [first = 0] = items
  const own = eq(addresses.buyerId, userId)
  // Once: there are at most ten.
  if ((await db.$count(addresses, own)) === 0) await giveAddresses(db, userId)
  const saved = await db.select().from(addresses).where(own)
  const addressOf = (kind: 'billing' | 'shipping') => saved.find((address) => address.kind === kind)?.id
  await db.delete(cartLines).where(eq(cartLines.buyerId, userId))
  const trucks = await giveTrucks({ db, storage }, userId)
  const orderId = await placeOrder(
    db,
    userId,
    items.map((stockItemId) => ({ stockItemId })),
  )
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const certificate = await giveCertificate(
    { db, storage },
    await placeOrder(db, userId, [{ stockItemId: first }]),
    userId,
  )
  const weighed = await weighTruck(db, await placeOrder(db, userId, [{ stockItemId: first }]))
  const billed = await giveInvoice(db, userId)
  const [cartLine] = await db.insert(cartLines).values({ buyerId: userId, stockItemId: first }).returning()
  const enquiry = await tonsAndPieces(db, userId)
  for (const [at, party] of parties.entries()) await quote(party, enquiry, at === 0 ? [40_000, 9000] : [90_000, 900])
  const given = await db.select().from(quotes).where(eq(quotes.enquiryId, enquiry.id)).orderBy(quotes.id)
  const [quoted] = given
  const last = given.at(-1)
  const closed = await placeEnquiry(db, userId, [{}], { status: 'Completed' })
  const [passkey] = await db.insert(passkeys).values(somePasskey(userId)).returning()
  const [list] = await db
    .insert(keptLists)
    .values({
      ownerId: userId,
      name: 'Monthly stock',
      lines: [{ line: 'x', isLine: true, priced: null }],
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    .returning()
  // He may have handed his company over.
  await db.update(users).set({ companyRole: 'Owner' }).where(eq(users.id, userId))
  const leaf = await leafNamed(db)
  const form = await filledEnquiry(db, [])
  return {
    key: owner.values.get('UserKey'),
    otherSessionId: await openElsewhere(db, userId),
    cartLine: { cartLineId: cartLine?.id, itemId: first },
    shippingAddressId: addressOf('shipping'),
    billingAddressId: addressOf('billing'),
    addressForm: {
      ...{ name: 'Asha Verma', phone: '9812345678', address: 'Plot 9', city: 'Rewari', state: 'Haryana' },
      ...{ pinCode: '123401', gstNo: '06AAACA0000A1Z2' },
    },
    order: { id: orderId, lineIds: lines.map(({ id }) => id) },
    enquiry: { id: enquiry.id, itemIds: enquiry.itemIds },
    closedEnquiryId: closed.id,
    enquiryForm: (enquiryItemId?: number) => ({
      ...form,
      askedItems: [{ ...leaf, enquiryItemId, quantity: 3, quantityUnit: 'Ton' }],
    }),
    quoteId: quoted?.id ?? 0,
    quoteFileId: last ? await attachTo(db, last) : 0,
    passkeyId: passkey?.id ?? 0,
    pushDeviceId: await subscribeElsewhere(db, userId),
    listId: list?.id ?? 0,
    colleagueId: (await addColleague(db, owner, 'Buyer')).userId,
    invitationId: await openInvitation(db, owner),
    joinRequestId: await openJoinRequest(db, owner),
    supplierFileId: await giveApplication({ db, storage }, userId),
    certificate,
    request: await askedFor(db, userId, first),
    weighed,
    trucks,
    billed,
  }
}

/** A request for approval that waits. */
async function askedFor(db: Database, requesterId: number, stockItemId: number) {
  const [member] = await db.select({ companyId: users.companyId }).from(users).where(eq(users.id, requesterId))
  const at = new Date()
  const place = { name: 'Asha Verma', phone: '9812345678', address: 'Plot 9', city: 'Rewari', state: 'Haryana' }
  const address = { ...place, pinCode: '123401', gstNumber: null }
  const fees = { gstHundredths: 1800, weighmentPaise: 0n, loadingPaisePerTon: 0n, platformPaisePerTon: 0n }
  const [request] = await db
    .insert(approvalRequests)
    .values({
      companyId: member?.companyId ?? 0,
      requesterId,
      ...{ askedBy: 'Asha Verma', kind: 'cart', status: 'Waiting', createdAt: at },
      frozenUntil: new Date(at.getTime() + 86_400_000),
      ...{ shippingAddress: address, billingAddress: address, ...fees, handlingPaisePerExtraBrand: 0n },
      ...{ totalPaise: 118n, totalGrams: 1_000_000n },
    })
    .returning({ id: approvalRequests.id })
  const requestId = request?.id ?? 0
  const figures = { quantity: '1', pricePaise: 100n, amountPaise: 100n, grams: 1_000_000n }
  const [line] = await db
    .insert(approvalLines)
    .values({ requestId, stockItemId, name: 'Pipe', unit: 'Ton', ...figures })
    .returning({ id: approvalLines.id })
  return { id: requestId, lineId: line?.id ?? 0 }
}

/** Signed in on another device too. */
async function openElsewhere(db: Database, userId: number) {
  const [at, keyHash] = [new Date(), randomUUID()]
  const times = { createdAt: at, lastSeenAt: at, expiresAt: new Date(at.getTime() + 60_000) }
  const [session] = await db
    .insert(sessions)
    .values({ userId, keyHash, cookieHash: keyHash, device: 'Firefox on Linux', ...times })
    .returning({ id: sessions.id })
  return session?.id
}

/** A phone of the same account that is told of quotes. */
async function subscribeElsewhere(db: Database, userId: number) {
  const sessionId = (await openElsewhere(db, userId)) ?? 0
  const endpoint = `https://push.example.com/${randomUUID()}`
  const device = { userId, sessionId, endpoint, p256dh: '', auth: '', kinds: ['quotes'], addedAt: new Date() }
  const [added] = await db.insert(pushDevices).values(device).returning({ id: pushDevices.id })
  return added?.id ?? 0
}

/** A file of a quote, by its rows alone. */
async function attachTo(db: Database, { id: quoteId, partyId: ownerId }: typeof quotes.$inferSelect) {
  const [file] = await db
    .insert(files)
    .values({
      storedName: randomUUID(),
      originalName: 'mtc.pdf',
      mediaType: 'application/pdf',
      bytes: 1,
      purpose: 'quote',
      ownerId,
    })
    .returning({ id: files.id })
  const [row] = await db
    .insert(quoteFiles)
    .values({ quoteId, fileId: file?.id ?? 0 })
    .returning({ id: quoteFiles.id })
  return row?.id ?? 0
}

const somePasskey = (userId: number) => ({
  userId,
  credentialId: randomUUID(),
  publicKey: Buffer.alloc(77),
  counter: 0,
  transports: [],
  backedUp: false,
  name: 'Chrome on Android',
  createdAt: new Date(),
})
