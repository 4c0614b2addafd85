import { beforeAll, expect, test } from 'vitest'
import { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import { addGstNumber, removeGstNumber } from '@lohahaat/contract/identity/companies/gst-numbers'
import { fetchCompanyHistory } from '@lohahaat/contract/identity/companies/history'
import { fetchInvitations, inviteMember, revokeInvitation } from '@lohahaat/contract/identity/companies/invitations'
import { decideJoinRequest, fetchJoinRequests } from '@lohahaat/contract/identity/companies/join-requests'
import { changeMember, fetchMembers, handOver, removeMember } from '@lohahaat/contract/identity/companies/members'
import { fetchCompanies, mergeCompanies } from '@lohahaat/contract/identity/companies/merge-companies'
import { fetchDeletionPreview } from '@lohahaat/contract/ordering/order-changes/deletion-preview'
import { fetchMyOrder } from '@lohahaat/contract/ordering/orders/my-order'
import { fetchOrderSuccessDetail } from '@lohahaat/contract/ordering/orders/order-success-detail'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { updateEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { changeKeptList } from '@lohahaat/contract/sourcing/lists/kept-lists'
import { sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { companyRoles, type CompanyRole } from '@lohahaat/domain/identity/actor'
import { addColleague, colleagueOf, newcomer, openInvitation, openJoinRequest } from '../../testing/firms/companies'
import { freshEmail } from '../../testing/people'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'
import { giveThings, type Things } from '../../testing/things'

const server = useTestServer()

/** A company, and what one of its buyers has made. */
interface Firm {
  owner: TestBrowser
  things: Things
}
let own: Firm
let foreign: Firm
let members: Record<CompanyRole, TestBrowser>

async function newFirm(): Promise<Firm> {
  const owner = await newcomer(server)
  const maker = await colleagueOf(server, owner, 'Buyer')
  const things = await giveThings(server, maker, [])
  // It makes its person an owner, who then only buys again.
  await owner.send(changeMember, { userId: maker.userId, companyRole: 'Buyer', sellingRole: null, ...unlimited })
  return { owner, things }
}
beforeAll(async () => {
  own = await newFirm()
  foreign = await newFirm()
  const { owner: Owner } = own
  const colleague = (role: CompanyRole) => colleagueOf(server, Owner, role)
  members = {
    Owner,
    Approver: await colleague('Approver'),
    Buyer: await colleague('Buyer'),
    Accounts: await colleague('Accounts'),
  }
})

const unlimited = { orderLimit: null, orderLimitTons: null, monthLimit: null, monthLimitTons: null }

/** 'ok', or the code of the refusal. */
type Answer = string
interface Row {
  say: string
  call: Call
  input?(firm: Firm): object | Promise<object>
  /** What members are answered about their own company, and about what a colleague made. */
  own: Record<CompanyRole, Answer>
  /** About another company; missing where the call names nothing of one. */
  foreign?: Record<CompanyRole, Answer>
}

const all = (answer: Answer): Record<CompanyRole, Answer> => ({
  Owner: answer,
  Approver: answer,
  Buyer: answer,
  Accounts: answer,
})
const ownerOnly = { ...all('not-for-role'), Owner: 'ok' }
/** An owner of one company is nobody in another. */
const ownerNowhere = { ...all('not-for-role'), Owner: 'unknown-record' }

const member = ({ owner }: Firm) => addColleague(server.db, owner, 'Buyer').then(({ userId }) => ({ userId }))

const rows: Row[] = [
  { say: 'see the company', call: fetchCompany, own: all('ok') },
  { say: 'see the members', call: fetchMembers, own: all('ok') },
  { say: 'see the history', call: fetchCompanyHistory, own: all('ok') },
  { say: 'see invitations', call: fetchInvitations, own: ownerOnly },
  { say: 'see join requests', call: fetchJoinRequests, own: ownerOnly },
  {
    say: 'invite',
    call: inviteMember,
    input: () => ({ email: freshEmail('guest'), companyRole: 'Buyer' }),
    own: ownerOnly,
  },
  {
    say: 'revoke an invitation',
    call: revokeInvitation,
    input: async ({ owner }) => ({ invitationId: await openInvitation(server.db, owner) }),
    own: ownerOnly,
    foreign: ownerNowhere,
  },
  {
    say: 'decide on a join request',
    call: decideJoinRequest,
    input: async ({ owner }) => ({ joinRequestId: await openJoinRequest(server.db, owner), accepts: true }),
    own: ownerOnly,
    foreign: ownerNowhere,
  },
  {
    say: 'change a member',
    call: changeMember,
    input: async (firm) => ({ ...(await member(firm)), companyRole: 'Accounts', sellingRole: null, ...unlimited }),
    own: ownerOnly,
    foreign: ownerNowhere,
  },
  { say: 'remove a member', call: removeMember, input: member, own: ownerOnly, foreign: ownerNowhere },
  { say: 'add a GST number', call: addGstNumber, input: () => ({ gstNumber: '27AAPFU0939F1ZV' }), own: ownerOnly },
  {
    say: 'remove a GST number',
    call: removeGstNumber,
    input: () => ({ gstNumber: '27AAPFU0939F1ZV' }),
    own: ownerOnly,
  },
  { say: 'list companies', call: fetchCompanies, own: all('admins-only') },
  {
    say: 'merge companies',
    call: mergeCompanies,
    input: () => ({ fromCompanyId: 1, intoCompanyId: 2 }),
    own: all('admins-only'),
  },
  {
    say: 'list the orders of the company',
    call: fetchMyOrder,
    input: () => ({ of: 'company' }),
    own: { ...all('ok'), Buyer: 'not-for-role' },
  },
  {
    say: 'see an order',
    call: fetchOrderSuccessDetail,
    input: ({ things }) => ({ orderId: things.order.id }),
    own: { ...all('ok'), Buyer: 'order-not-found' },
    foreign: all('order-not-found'),
  },
  {
    say: 'change an order',
    call: fetchDeletionPreview,
    input: ({ things }) => ({ orderId: things.order.id, orderLineId: things.order.lineIds[0] }),
    own: { ...all('order-not-found'), Owner: 'ok' },
    foreign: all('order-not-found'),
  },
  {
    say: 'compare quotes',
    call: fetchQuotes,
    input: ({ things }) => ({ enquiryId: things.enquiry.id }),
    own: all('ok'),
    foreign: all('not-your-enquiry'),
  },
  {
    say: 'change an enquiry',
    call: updateEnquiry,
    input: ({ things }) => ({ ...things.enquiryForm(), enquiryId: things.enquiry.id }),
    own: { ...all('ok'), Accounts: 'not-your-enquiry' },
    foreign: all('not-your-enquiry'),
  },
  {
    say: 'quote',
    call: sendQuotePrice,
    input: ({ things: { enquiry } }) =>
      enquiry.itemIds.map((enquiryItemId) => ({ enquiryId: enquiry.id, enquiryItemId, price: 61_000 })),
    own: all('own-enquiry'),
    foreign: all('ok'),
  },
  {
    say: 'change a list',
    call: changeKeptList,
    input: ({ things }) => ({ listId: things.listId, name: 'Shed 3' }),
    own: all('ok'),
    foreign: all('unknown-record'),
  },
  // The owner hands over his company in it, so it comes last.
  { say: 'hand over', call: handOver, input: member, own: ownerOnly, foreign: ownerNowhere },
]

async function answered(browser: TestBrowser, { call, input }: Row, firm: Firm): Promise<Answer> {
  const { status, headers } = await browser.send(call, await input?.(firm))
  return status === 200 ? 'ok' : String(headers['error-code'])
}

test.each(rows)('who may $say, of the own and of another company', async (row) => {
  const answersOf = async (firm: Firm) => {
    const answers = all('')
    for (const role of companyRoles) answers[role] = await answered(members[role], row, firm)
    return answers
  }
  if (row.foreign) expect(await answersOf(foreign)).toEqual(row.foreign)
  expect(await answersOf(own)).toEqual(row.own)
})
