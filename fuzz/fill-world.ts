import { sql } from 'drizzle-orm'
import type { Database } from '../apps/api/src/platform/db/db'
import type { FileStorage } from '../apps/api/src/platform/files/storage'
import { hashToken } from '../apps/api/src/platform/http/secrets'
import { hashCode } from '../apps/api/src/identity/sign-in/one-time-code'
import { insertCode } from '../apps/api/src/identity/sign-in/one-time-codes.repository'
import { unsubscribeToken } from '../apps/api/src/site/newsletter/links'
import { someBuyers, someItems } from '../apps/api/src/testing/carts'
import { filledEnquiry, leafNamed } from '../apps/api/src/testing/enquiries'
import { askEverywhere, giveApplication, giveFirm, type Firm } from './firms'
import { givePapers, type Papers } from './after-order/money'
import { somePerson, type Person } from './people'
import { fillCart, giveThings, type Things } from './things'
import { giveTrucks, type Trucks } from './after-order/trucks'

export type Owner = 'user' | 'other' | 'admin' | 'stranger'

/** The people and records, by the ids that calls use. */
export interface Population {
  people: Record<Owner, Person>
  things: Record<Owner, Things>
  firms: Record<Owner, Firm>
  trucks: Record<Owner, Trucks>
  papers: Record<Owner, Papers>
  /** Ids by field name, in lower case. */
  ids: ReadonlyMap<string, readonly number[]>
  /** An enquiry as the page sends it. */
  enquiryForm: object
  tokens: string[]
}

/** Everybody's one-time code. */
export const CODE = '12345'
export const NEW_EMAIL = 'newcomer@buyers.example'
/** The secret of everybody's mailed link. */
export const linkOf = (email: string) => hashToken(email).slice(0, 22)
const CONFIRM_TOKEN = 'confirm-token'
const SPARE = 40
const APPLICANT = { mark: 'morvant', firmMark: 'Zelphine', phone: '7355555555' }

export async function fillWorld(db: Database, secret: Buffer, storage: FileStorage): Promise<Population> {
  const people = {
    user: await somePerson(db, { mark: 'zarnik', firmMark: 'Obrelix', phone: '7311111111' }),
    other: await somePerson(db, { mark: 'velbrod', firmMark: 'Quandrix', phone: '7322222222' }),
    admin: await somePerson(db, { mark: 'hulmex', firmMark: 'Trisolan', phone: '7333333333' }),
    stranger: await somePerson(db, { mark: 'plenkor', firmMark: 'Wexforge', phone: '7344444444' }),
  }
  const items = await someItems(db, 5)
  const { user, other, admin, stranger } = people
  const things = {
    user: await giveThings(db, user, { items, parties: [stranger, admin] }),
    other: await giveThings(db, other, { items, parties: [stranger, user] }),
    admin: await giveThings(db, admin, { items, parties: [stranger, user] }),
    stranger: await giveThings(db, stranger, { items, parties: [user, other] }),
  }
  const firms = {
    user: await giveFirm(db, user, items),
    other: await giveFirm(db, other, items, 'Changes asked'),
    admin: await giveFirm(db, admin, items),
    stranger: await giveFirm(db, stranger, items),
  }
  const { trucks, papers } = await sendTrucks(db, storage, { people, firms, items })
  for (const owner of Object.keys(people) as Owner[])
    things[owner].cart = await fillCart(db, people[owner].userId, items)
  await askEverywhere(
    db,
    things.stranger.enquiries.map(({ id }) => id),
    stranger.userId,
  )
  await giveApplication(db, await somePerson(db, APPLICANT), 'Submitted')
  await addSpares(db)
  for (const { email } of Object.values(people)) await giveCode(db, secret, email, 'sign-in')
  await giveCode(db, secret, NEW_EMAIL, 'sign-up')
  await db.execute(sql`
    insert into newsletter_subscribers (email, state, confirm_hash, confirm_until, next_mail_at, requested_at, requested_from)
    values (${stranger.email}, 'pending', ${hashToken(CONFIRM_TOKEN)}, now() + interval '1 day', now(), now(), 'here')`)
  return {
    people,
    things,
    firms,
    trucks,
    papers,
    ids: await readIds(db, things),
    enquiryForm: await filledEnquiry(db, [{ ...(await leafNamed(db)), quantity: 2, quantityUnit: 'Ton' }]),
    tokens: [CONFIRM_TOKEN, unsubscribeToken(secret, 1)],
  }
}

/** Everybody buys, and sells to somebody without a mark. */
async function sendTrucks(
  db: Database,
  storage: FileStorage,
  { people, firms, items }: { people: Record<Owner, Person>; firms: Record<Owner, Firm>; items: readonly number[] },
) {
  const trucks = {} as Record<Owner, Trucks>
  const papers = {} as Record<Owner, Papers>
  for (const owner of Object.keys(people) as Owner[]) {
    const [buyerId = 0] = await someBuyers(db, 1)
    const sides = [
      { buyerId: people[owner].userId, items },
      { buyerId, items: firms[owner].ownItems },
    ]
    trucks[owner] = await giveTrucks(db, storage, sides)
    papers[owner] = await givePapers(db, storage, people[owner], trucks[owner], firms[owner].sellerId)
  }
  return { trucks, papers }
}

const giveCode = (db: Database, secret: Buffer, email: string, purpose: 'sign-in' | 'sign-up') =>
  insertCode(db, {
    email,
    purpose,
    codeHash: hashCode(secret, email, CODE),
    linkHash: hashToken(linkOf(email)),
    createdAt: new Date(),
  })

/** Unused master data, which can be deleted. */
const addSpares = (db: Database) =>
  db.execute(
    sql.raw(`
    insert into brands (name, description) select 'Spare ' || n, 'Unused' from generate_series(1, ${SPARE}) n;
    insert into parameters (code, description) select 'Payment', 'Spare ' || n from generate_series(1, ${SPARE}) n;
    insert into departments (name) select 'Spare ' || n from generate_series(1, ${SPARE}) n;
    insert into classes (department_id, name) select 1, 'Spare ' || n from generate_series(1, ${SPARE}) n;
    insert into sub_classes (class_id, name) select 1, 'Spare ' || n from generate_series(1, ${SPARE}) n;
    insert into sub_classes1 (sub_class_id, name) select 1, 'Spare ' || n from generate_series(1, ${SPARE}) n;`),
  )

const NAMED_BY: Record<string, readonly string[]> = {
  brands: ['brandid', 'selectedbrands'],
  departments: ['departmentid'],
  classes: ['classid'],
  sub_classes: ['sizeid', 'selectedsizes'],
  sub_classes1: ['thicknessid'],
  stock_items: ['itemid'],
  sellers: ['sellerid', 'id'],
  parameters: ['parameterid'],
  "parameters where code = 'Delivery'": ['deliverydays', 'deliveryid'],
  "parameters where code = 'Grade'": ['gradeid'],
  "parameters where code = 'Standard'": ['standardid'],
  "parameters where code = 'Stamp'": ['stampid'],
  fee_structures: ['feeid'],
  users: ['userid', 'buyerid'],
  cart_lines: ['cartlineid'],
  orders: ['orderid', 'recordid'],
  order_lines: ['orderlineid', 'orderlineids'],
  enquiries: ['enquiryid'],
  enquiry_items: ['enquiryitemid'],
  quotes: ['quoteid'],
  quote_files: ['quotefileid'],
  companies: ['companyid', 'fromcompanyid', 'intocompanyid'],
  company_invitations: ['invitationid'],
  join_requests: ['joinrequestid'],
  approval_requests: ['requestid'],
  approval_lines: ['approvallineids'],
  order_ratings: ['ratingid'],
  price_proposals: ['proposalid'],
  price_changes: ['changeid'],
  supplier_files: ['fileid'],
  consignments: ['consignmentid'],
  consignment_lines: ['consignmentlineid'],
  consignment_files: ['consignmentfileid'],
  weighbridge_slips: ['slipid', 'replacesslipid'],
  certificates: ['certificateid'],
  certificate_ties: ['tieid'],
  tax_documents: ['invoiceid', 'documentid'],
  eway_bills: ['ewaybillid'],
  receipts: ['receiptid'],
  bank_rows: ['bankrowid'],
  supplier_invoices: ['supplierinvoiceid'],
  supplier_payments: ['paymentid'],
}

/** A few ids of each kind, including the newest. */
async function readIds(db: Database, things: Record<Owner, Things>) {
  const ids = new Map<string, readonly number[]>()
  for (const [source, names] of Object.entries(NAMED_BY)) {
    const { rows } = await db.execute<{ id: number }>(sql.raw(`select id from ${source} order by id desc limit 50`))
    for (const name of names)
      ids.set(
        name,
        rows.map(({ id }) => id),
      )
  }
  const all = Object.values(things)
  ids.set(
    'shippingaddressid',
    all.flatMap(({ shippingAddressIds }) => shippingAddressIds),
  )
  ids.set(
    'billingaddressid',
    all.flatMap(({ billingAddressIds }) => billingAddressIds),
  )
  return ids
}
