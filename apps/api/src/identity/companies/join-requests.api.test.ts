import { expect, test } from 'vitest'
import { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import { fetchCompanyHistory } from '@lohahaat/contract/identity/companies/history'
import { askToJoin, decideJoinRequest, fetchJoinRequests } from '@lohahaat/contract/identity/companies/join-requests'
import { addGstNumber } from '@lohahaat/contract/identity/companies/gst-numbers'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { mails } from '../../db/tables/platform/mails'
import { fingerprint } from '../../testing/database/fingerprint'
import { colleagueOf, newcomer, newestMail, personOf } from '../../testing/firms/companies'
import { nameFirm, tonsAndPieces } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const owner = useBuyer(server)

/** A GST number that no other company of this file has. */
const FIRM = '27AAPFU0939F1ZV'

async function askedBy(asker: TestBrowser, gstNumber = FIRM, of = owner) {
  await of.send(addGstNumber, { gstNumber })
  const { body, status } = await asker.send(askToJoin, { gstNumber })
  const email = (await personOf(server.db, asker)).email
  const [request] = (await of.send(fetchJoinRequests)).body.filter((one) => one.email === email)
  return { status, body, request, email }
}

test('the answer is the same whether there is such a company or not', async () => {
  await owner.send(addGstNumber, { gstNumber: FIRM })
  const asker = await newcomer(server)
  const known = await asker.send(askToJoin, { gstNumber: FIRM })
  const before = await server.db.$count(mails)
  const unknown = await asker.send(askToJoin, { gstNumber: '29AAGCB7383J1Z4' })
  expect(unknown).toMatchObject({ status: known.status, body: known.body })
  expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort())
  expect(await server.db.$count(mails)).toBe(before)
})

test('every owner is mailed, nobody else, and who asks twice mails once', async () => {
  await nameFirm(server.db, owner, 'Shree Sai Fabricators')
  const second = await colleagueOf(server, owner, 'Owner')
  const clerk = await colleagueOf(server, owner, 'Accounts')
  const mailTo = async (browser: TestBrowser) =>
    newestMail(server.db, (await personOf(server.db, browser)).email).then((mail) => mail?.subject)
  const asker = await newcomer(server)
  await askedBy(asker)
  for (const browser of [owner, second])
    expect(await mailTo(browser)).toBe('Somebody has asked to join your company on LohaHaat')
  expect(await mailTo(clerk)).toBe('Your LohaHaat sign-in OTP')
  const before = await server.db.$count(mails)
  await asker.send(askToJoin, { gstNumber: FIRM })
  expect(await server.db.$count(mails)).toBe(before)
})

test('nothing of the company is shown before an owner lets him in with a role', async () => {
  const asker = await newcomer(server, 'Patil Works')
  const { request, email } = await askedBy(asker)
  expect((await asker.send(fetchCompany)).body).toMatchObject({ name: 'Patil Works', memberCount: 1 })
  const decided = { joinRequestId: request?.joinRequestId, accepts: true, companyRole: 'Accounts' }
  expect((await owner.send(decideJoinRequest, decided)).body).toEqual({ success: true })
  expect((await asker.send(fetchCompany)).body).toMatchObject({
    name: 'Shree Sai Fabricators',
    companyRole: 'Accounts',
  })
  expect((await newestMail(server.db, email))?.subject).toBe('You are now in Shree Sai Fabricators')
  expect((await owner.send(decideJoinRequest, decided)).error).toBe(refusalTexts.unknownRecord)
})

test('who is rejected is not told, since the company may as well not exist', async () => {
  const asker = await newcomer(server, 'Patil Works')
  const { request, email } = await askedBy(asker)
  const before = await newestMail(server.db, email)
  await owner.send(decideJoinRequest, { joinRequestId: request?.joinRequestId, accepts: false })
  expect(await newestMail(server.db, email)).toEqual(before)
  expect((await asker.send(fetchCompany)).body.name).toBe('Patil Works')
  expect((await owner.send(fetchCompanyHistory, {})).body[0]).toMatchObject({ what: 'request-rejected' })
})

test('the request to another company is nobody else’s to decide', async () => {
  const asker = await newcomer(server)
  const { request } = await askedBy(asker)
  const outsider = await newcomer(server)
  const before = await fingerprint(server.db)
  const decided = await outsider.send(decideJoinRequest, { joinRequestId: request?.joinRequestId, accepts: true })
  expect(decided.error).toBe(refusalTexts.unknownRecord)
  expect(await fingerprint(server.db)).toBe(before)
  expect((await outsider.send(fetchJoinRequests)).body).toEqual([])
})

test('who has open enquiries and brings nothing along is refused, also if he placed them since', async () => {
  const asker = await newcomer(server)
  const { request } = await askedBy(asker)
  await tonsAndPieces(server.db, asker.userId)
  const again = await asker.send(askToJoin, { gstNumber: FIRM, bringsAlong: false })
  expect(again).toMatchObject({ status: 400, error: refusalTexts.enquiriesStayOpen(1) })
  const decided = await owner.send(decideJoinRequest, { joinRequestId: request?.joinRequestId, accepts: true })
  expect(decided).toMatchObject({ status: 400, error: refusalTexts.askerHasOpenEnquiries })
  expect((await owner.send(fetchJoinRequests)).body).toContainEqual(request)
  expect((await asker.send(askToJoin, { gstNumber: FIRM, bringsAlong: true })).status).toBe(200)
})

test('a day has room for five', async () => {
  const asker = await newcomer(server)
  const statuses = []
  for (let asked = 0; asked < 6; asked++) statuses.push((await asker.send(askToJoin, { gstNumber: FIRM })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
