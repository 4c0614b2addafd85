import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import {
  acceptInvitation,
  fetchInvitation,
  fetchInvitations,
  inviteMember,
  revokeInvitation,
} from '@lohahaat/contract/identity/companies/invitations'
import { fetchMembers, leaveCompany } from '@lohahaat/contract/identity/companies/members'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { companyInvitations } from '../../db/tables/identity/company-invitations'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { sweepIdentity } from '../sweep'
import { giveAddresses, someItems } from '../../testing/carts'
import { colleagueOf, inviteBy, newcomer, newestMail, personOf } from '../../testing/firms/companies'
import { nameFirm, tonsAndPieces } from '../../testing/quotes'
import { placeOrder } from '../../testing/orders'
import { freshEmail } from '../../testing/people'
import { useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const owner = useBuyer(server)
const mailOf = async (browser: TestBrowser) => (await personOf(server.db, browser)).email

test('an invitation is mailed, shown to who has the link, and accepted once', async () => {
  await nameFirm(server.db, owner, 'Shree Sai Fabricators')
  const guest = await newcomer(server, 'Patil Works')
  const email = await mailOf(guest)
  const secret = await inviteBy(server, owner, email, 'Approver')
  const mail = await newestMail(server.db, email)
  expect(mail?.subject).toBe('You are invited to Shree Sai Fabricators on LohaHaat')
  expect(mail?.text).toContain('Asha Verma invites you')
  expect(await server.db.$count(companyInvitations, eq(companyInvitations.secretHash, secret))).toBe(0)

  const shown = await new TestBrowser(server).send(fetchInvitation, { secret })
  const said = { companyName: 'Shree Sai Fabricators', invitedBy: 'Asha Verma', companyRole: 'Approver', email }
  expect(shown.body).toMatchObject({ ...said, canBringAlong: false })
  expect((await guest.send(fetchInvitation, { secret })).body.canBringAlong).toBe(true)

  const joined = await guest.send(acceptInvitation, { secret })
  expect(joined.body).toMatchObject({ name: 'Shree Sai Fabricators', companyRole: 'Approver' })
  expect(guest.values.get('LegalName')).toBe('Shree%20Sai%20Fabricators')
  expect(guest.values.get('CompanyRole')).toBe('Approver')
  expect(await personOf(server.db, guest)).toMatchObject({
    legalName: 'Shree Sai Fabricators',
    companyRole: 'Approver',
  })
  expect((await owner.send(fetchMembers, {})).body.map((member) => member.email)).toContain(email)
  expect(await guest.send(acceptInvitation, { secret })).toMatchObject({ error: refusalTexts.invitationDead })
})

test('somebody else who got the link neither joins nor uses it up', async () => {
  const guest = await newcomer(server)
  const thief = await newcomer(server)
  const email = await mailOf(guest)
  const secret = await inviteBy(server, owner, email, 'Buyer')
  expect(await thief.send(acceptInvitation, { secret })).toMatchObject({
    status: 400,
    error: refusalTexts.invitationForOther(email),
  })
  expect((await guest.send(acceptInvitation, { secret })).status).toBe(200)
})

test('a visitor signs in before he accepts, and a made-up secret opens nothing', async () => {
  const secret = await inviteBy(server, owner, freshEmail('later'), 'Buyer')
  expect((await new TestBrowser(server).send(acceptInvitation, { secret })).status).toBe(401)
  const wrong = await new TestBrowser(server).send(fetchInvitation, { secret: 'x'.repeat(43) })
  expect(wrong).toMatchObject({ status: 400, error: refusalTexts.invitationDead })
})

test('a second invitation to an address ends the first, and a revoked one is dead', async () => {
  const email = freshEmail('twice')
  const rival = await newcomer(server)
  const others = [
    await inviteBy(server, owner, freshEmail('bystander'), 'Buyer'),
    await inviteBy(server, rival, email, 'Buyer'),
  ]
  const first = await inviteBy(server, owner, email, 'Buyer')
  const second = await inviteBy(server, owner, email.toUpperCase(), 'Accounts')
  const open = (await owner.send(fetchInvitations)).body.filter((one) => one.email.toLowerCase() === email)
  expect(open).toMatchObject([{ companyRole: 'Accounts' }])
  expect((await rival.send(fetchInvitations)).body).toMatchObject([{ email }])
  const foreign = await rival.send(revokeInvitation, { invitationId: open[0]?.invitationId })
  expect(foreign.error).toBe(refusalTexts.unknownRecord)
  expect((await owner.send(revokeInvitation, { invitationId: open[0]?.invitationId })).body).toEqual({ success: true })
  for (const secret of [first, second])
    expect(await owner.send(fetchInvitation, { secret })).toMatchObject({ error: refusalTexts.invitationDead })
  for (const secret of others) expect((await owner.send(fetchInvitation, { secret })).status).toBe(200)
})

test('it ends after 7 days, and is swept then', async () => {
  const email = freshEmail('late')
  const secret = await inviteBy(server, owner, email, 'Buyer')
  await server.db
    .update(companyInvitations)
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where(eq(companyInvitations.email, email))
  expect((await owner.send(fetchInvitation, { secret })).error).toBe(refusalTexts.invitationDead)
  expect((await owner.send(fetchInvitations)).body.map((one) => one.email)).not.toContain(email)
  await sweepIdentity(server.db, (days) => new Date(Date.now() - days * 86_400_000))
  expect(await server.db.$count(companyInvitations, eq(companyInvitations.email, email))).toBe(0)
})

test('one key mails one invitation', async () => {
  const email = freshEmail('once')
  const send = () => owner.send(inviteMember, { email, companyRole: 'Buyer' }, { 'idempotency-key': 'once' })
  const answers = await Promise.all([send(), send(), send()])
  expect(new Set(answers.map(({ body }) => body.invitationId)).size).toBe(1)
})

test('a member is not invited again, and an hour has its limit', async () => {
  const boss = await newcomer(server)
  const member = await colleagueOf(server, boss, 'Buyer')
  const again = await boss.send(inviteMember, { email: await mailOf(member), companyRole: 'Buyer' })
  expect(again).toMatchObject({ status: 400, error: refusalTexts.alreadyMember })
  const invite = () => boss.send(inviteMember, { email: freshEmail('many'), companyRole: 'Buyer' })
  const statuses = []
  for (let sent = 1; sent <= 20; sent++) statuses.push((await invite()).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(19)
  expect(statuses.at(-1)).toBe(429)
})

async function withThings() {
  const guest = await newcomer(server, 'Patil Works')
  await giveAddresses(server.db, guest.userId)
  const [item = 0, inCart = 0] = await someItems(server.db, 2)
  const orderId = await placeOrder(server.db, guest.userId, [{ stockItemId: item }])
  const enquiry = await tonsAndPieces(server.db, guest.userId)
  await server.db.insert(cartLines).values({ buyerId: guest.userId, stockItemId: inCart })
  return { guest, orderId, enquiry }
}
const ordersOf = async (browser: TestBrowser, of?: 'company') =>
  (await browser.send(fetchMyOrder, { ...(of && { of }) })).body.map(({ orderId }) => orderId)

test('who was alone brings along what he has, and his cart is his anyway', async () => {
  const { guest, orderId } = await withThings()
  const secret = await inviteBy(server, owner, await mailOf(guest), 'Buyer')
  expect((await guest.send(acceptInvitation, { secret, bringsAlong: true })).status).toBe(200)
  expect(await ordersOf(guest)).toEqual([orderId])
  expect(await ordersOf(owner, 'company')).toContain(orderId)
  expect((await owner.send(fetchCompany)).body.places.length).toBeGreaterThan(0)
  expect(guest.values.get('Cart')).toBe('1')
})

test('without the tick everything stays in the company he leaves', async () => {
  const { guest, orderId, enquiry } = await withThings()
  await guest.send(closeEnquiry, { enquiryId: enquiry.id })
  const secret = await inviteBy(server, owner, await mailOf(guest), 'Buyer')
  expect((await guest.send(acceptInvitation, { secret, bringsAlong: false })).status).toBe(200)
  expect(await ordersOf(guest)).toEqual([])
  expect(await ordersOf(owner, 'company')).not.toContain(orderId)
})

test('an open enquiry is not left behind with nobody to answer its quotes', async () => {
  const { guest } = await withThings()
  const secret = await inviteBy(server, owner, await mailOf(guest), 'Buyer')
  const refused = await guest.send(acceptInvitation, { secret, bringsAlong: false })
  expect(refused).toMatchObject({ status: 400, error: refusalTexts.enquiriesStayOpen(1) })
  expect((await guest.send(acceptInvitation, { secret, bringsAlong: true })).status).toBe(200)
})

test('from a company with others nothing comes along, though he ticks it', async () => {
  const boss = await newcomer(server, 'Old Firm')
  const guest = await colleagueOf(server, boss, 'Buyer')
  await giveAddresses(server.db, guest.userId)
  const [item = 0] = await someItems(server.db, 1)
  const orderId = await placeOrder(server.db, guest.userId, [{ stockItemId: item }])
  const secret = await inviteBy(server, owner, await mailOf(guest), 'Buyer')
  expect((await guest.send(acceptInvitation, { secret, bringsAlong: true })).status).toBe(200)
  expect(await ordersOf(guest)).toEqual([])
  expect(await ordersOf(boss, 'company')).toEqual([orderId])
})

test('the last owner of a company with others joins nowhere', async () => {
  const boss = await newcomer(server)
  await colleagueOf(server, boss, 'Buyer')
  const secret = await inviteBy(server, owner, await mailOf(boss), 'Buyer')
  expect(await boss.send(acceptInvitation, { secret })).toMatchObject({ status: 400, error: refusalTexts.lastOwner })
  // Refused as a whole: the invitation is still open.
  expect((await boss.send(fetchInvitation, { secret })).status).toBe(200)
})

test('nor does who is alone in a company that supplies', async () => {
  const guest = await newcomer(server)
  await nameFirm(server.db, guest, 'Rathi Tubes', 1)
  const secret = await inviteBy(server, owner, await mailOf(guest), 'Buyer')
  expect((await guest.send(acceptInvitation, { secret })).error).toBe(refusalTexts.supplierNeedsOwner)
})

test('who leaves again has the name and the GST number that he signed up with', async () => {
  const guest = await newcomer(server, 'Patil Works')
  await guest.send(acceptInvitation, { secret: await inviteBy(server, owner, await mailOf(guest), 'Buyer') })
  expect((await guest.send(leaveCompany)).status).toBe(200)
  expect(await personOf(server.db, guest)).toMatchObject({ legalName: 'Patil Works', ownLegalName: null })
})
