import { sellingRoles, type Actor, type CompanyRole, type SellingRole } from './actor'

/** Who may make a call or open a page at all. The server looks the caller up; nothing the browser says about him counts. */
export type Access = 'public' | 'signed-in' | 'admin'

/** Something that a member of a company made: it belongs to the company. */
interface Owned {
  /** The member who made it. */
  readonly buyerId: number
  readonly companyId: number
}

/** The list that came with an enquiry. */
interface EnquiryFile extends Owned {
  /** Whether the enquiry still takes quotes. */
  readonly isOpen: boolean
  /** Whether the actor has quoted for it. */
  readonly hasQuoted: boolean
}

/** A truck with goods of an order, or a paper of one. */
interface Consigned extends Owned {
  /** Who loads it; null where the house does. */
  readonly sellerId: number | null
}

const BUYING = ['Owner', 'Approver', 'Buyer'] as const satisfies CompanyRole[]
/** Who sees what every member of the company ordered. */
const READING_ALL = ['Owner', 'Approver', 'Accounts'] as const satisfies CompanyRole[]
/** Who answers for what the supplier has to load. */
const LOADING = ['Owner', 'Sales', 'Dispatch'] as const satisfies SellingRole[]

/** Who decides on what colleagues ask for. */
const APPROVING = ['Owner', 'Approver'] as const satisfies CompanyRole[]
/** Who sets the supplier's stock, prices and quotes. */
const OFFERING = ['Owner', 'Sales'] as const satisfies SellingRole[]

const hasRole = ({ companyRole }: Actor, roles: readonly CompanyRole[]) => roles.includes(companyRole)
const isAdmin = ({ adminRights }: Actor) => adminRights === 'fresh'
const isMember = (actor: Actor, { companyId }: Owned) => actor.companyId === companyId
const isOwn = (actor: Actor, thing: Owned) => isMember(actor, thing) && actor.userId === thing.buyerId
const buysForIt = (actor: Actor, thing: Owned) => isMember(actor, thing) && hasRole(actor, BUYING)
const readsIt = (actor: Actor, thing: Owned) =>
  isOwn(actor, thing) || (isMember(actor, thing) && hasRole(actor, READING_ALL))
/** The member who made it, while he still buys, and the owners of the company. */
const managesIt = (actor: Actor, thing: Owned) =>
  (isOwn(actor, thing) && hasRole(actor, BUYING)) || (isMember(actor, thing) && hasRole(actor, ['Owner']))

const sellsIt = ({ sellerId, sellingRole }: Actor, thing: Consigned, roles: readonly SellingRole[]) =>
  sellerId !== null && sellerId === thing.sellerId && sellingRole !== null && roles.includes(sellingRole)

/**
 * The one table of who may do what. Calls and pages name a permission and take their access from it; where the right
 * depends on the thing, `rule` decides; where it depends on the role in the company, `roles` names them; where it is for
 * suppliers alone, `sells` names the selling roles.
 */
export const permissions = {
  'visit the site': { access: 'public' },
  'write to the site': { access: 'public' },
  'browse the catalogue': { access: 'public' },
  'sign up': { access: 'public' },
  'sign in': { access: 'public' },
  'open an invitation': { access: 'public' },

  'manage the own account': { access: 'signed-in' },
  'see the company': { access: 'signed-in' },
  'manage the company': { access: 'signed-in', roles: ['Owner'] },
  'join a company': { access: 'signed-in' },
  'see the own desk': { access: 'signed-in' },
  buy: { access: 'signed-in' },
  'confirm an order': { access: 'signed-in', roles: BUYING },
  'ask for approval': { access: 'signed-in', roles: BUYING },
  'see a request': { access: 'signed-in', rule: readsIt },
  'decide on a request': { access: 'signed-in', roles: APPROVING },
  'withdraw a request': { access: 'signed-in', rule: isOwn },
  'list requests': { access: 'signed-in' },
  'see limits': { access: 'signed-in' },
  'list own orders': { access: 'signed-in' },
  'keep lists': { access: 'signed-in' },
  'see an order': {
    access: 'signed-in',
    rule: (actor: Actor, order: Owned) => readsIt(actor, order) || isAdmin(actor),
  },
  'repeat an order': { access: 'signed-in', rule: readsIt },
  /** By a link for strangers. */
  'share an order': { access: 'signed-in', rule: readsIt },
  'change an order': { access: 'signed-in', rule: managesIt },
  'raise an enquiry': { access: 'signed-in', roles: BUYING },
  'see enquiries': { access: 'signed-in' },
  'see the file of an enquiry': {
    access: 'signed-in',
    rule: (actor: Actor, file: EnquiryFile) => file.isOpen || file.hasQuoted || isMember(actor, file) || isAdmin(actor),
  },
  'change an enquiry': { access: 'signed-in', rule: buysForIt },
  'close an enquiry': {
    access: 'signed-in',
    rule: (actor: Actor, enquiry: Owned) => buysForIt(actor, enquiry) || isAdmin(actor),
  },
  'compare quotes': {
    access: 'signed-in',
    rule: (actor: Actor, enquiry: Owned) => isMember(actor, enquiry) || isAdmin(actor),
  },
  'see the file of a quote': {
    access: 'signed-in',
    rule: (actor: Actor, file: Owned & { partyCompanyId: number }) =>
      isMember(actor, file) || actor.companyId === file.partyCompanyId || isAdmin(actor),
  },
  'award an enquiry': { access: 'signed-in', rule: buysForIt },
  'see what to quote': { access: 'signed-in' },
  /** Of an own quote, which the use case looks for. */
  'add files to a quote': { access: 'signed-in' },
  'quote for an enquiry': { access: 'signed-in', rule: (actor: Actor, enquiry: Owned) => !isMember(actor, enquiry) },
  'rate an order': { access: 'signed-in', rule: buysForIt },
  'see orders to load': { access: 'signed-in', sells: sellingRoles },
  'answer orders to load': { access: 'signed-in', sells: LOADING },
  'see the own score': { access: 'signed-in', sells: sellingRoles },
  'answer ratings': { access: 'signed-in', sells: ['Owner', 'Sales'] },
  'see the own statement': { access: 'signed-in', sells: ['Owner', 'Accounts'] },

  /** A list of one's own: the use case looks for the company's, the supplier's or, for an administrator, everybody's. */
  'list consignments': { access: 'signed-in' },
  'see a consignment': {
    access: 'signed-in',
    rule: (actor: Actor, consignment: Consigned) =>
      readsIt(actor, consignment) || sellsIt(actor, consignment, sellingRoles) || isAdmin(actor),
  },
  'load a consignment': {
    access: 'signed-in',
    rule: (actor: Actor, consignment: Consigned) => sellsIt(actor, consignment, LOADING) || isAdmin(actor),
  },
  'receive a consignment': {
    access: 'signed-in',
    rule: (actor: Actor, consignment: Consigned) =>
      (readsIt(actor, consignment) && hasRole(actor, BUYING)) || isAdmin(actor),
  },
  /** The driver carries a copy, so that who loads it sees it as well. */
  'see an invoice': {
    access: 'signed-in',
    rule: (actor: Actor, invoice: Consigned) =>
      readsIt(actor, invoice) || sellsIt(actor, invoice, sellingRoles) || isAdmin(actor),
  },
  'issue an invoice': {
    access: 'signed-in',
    rule: (actor: Actor, consignment: Consigned) => sellsIt(actor, consignment, LOADING) || isAdmin(actor),
  },
  'see the own account': { access: 'signed-in', roles: READING_ALL },
  "see the supplier's account": { access: 'signed-in', sells: ['Owner', 'Accounts'] },
  /** Of the own supplier, or of the house for an administrator, which the use case looks for. */
  'keep certificates': { access: 'signed-in' },

  'apply as a supplier': { access: 'signed-in', roles: ['Owner'] },
  'see the papers of a supplier': {
    access: 'signed-in',
    rule: (actor: Actor, papers: Owned) => (isMember(actor, papers) && hasRole(actor, ['Owner'])) || isAdmin(actor),
  },
  "see the supplier's desk": { access: 'signed-in', sells: sellingRoles },
  'manage own stock': { access: 'signed-in', sells: OFFERING },
  'run the supplier': { access: 'signed-in', sells: ['Owner'] },

  'see the desk': { access: 'admin' },
  'manage master data': { access: 'admin' },
  'manage stock': { access: 'admin' },
  'manage suppliers': { access: 'admin' },
  'manage fees': { access: 'admin' },
  'manage freight': { access: 'admin' },
  'manage orders': { access: 'admin' },
  'manage consignments': { access: 'admin' },
  'manage invoices': { access: 'admin' },
  'manage money': { access: 'admin' },
  'manage certificates': { access: 'admin' },
  'oversee enquiries': { access: 'admin' },
  'manage accounts': { access: 'admin' },
  'merge companies': { access: 'admin' },
  'read the logs': { access: 'admin' },
  'watch the mail queue': { access: 'admin' },
} as const satisfies Record<
  string,
  {
    access: Access
    roles?: readonly CompanyRole[]
    sells?: readonly SellingRole[]
    rule?: (actor: Actor, thing: never) => boolean
  }
>

export type Permission = keyof typeof permissions

/** The permissions that depend on the thing. */
export type RuledPermission = {
  [P in Permission]: (typeof permissions)[P] extends { rule: unknown } ? P : never
}[Permission]

/** What the rule of a permission has to know of the thing. */
export type ThingOf<P extends RuledPermission> = Parameters<(typeof permissions)[P]['rule']>[1]

const rules: { [P in RuledPermission]: { rule(actor: Actor, thing: ThingOf<P>): boolean } } = permissions

export const isAllowed = <P extends RuledPermission>(permission: P, actor: Actor, thing: ThingOf<P>): boolean =>
  rules[permission].rule(actor, thing)

/** The roles in a company that a permission is for; null: every one. */
export const rolesFor = (permission: Permission): readonly CompanyRole[] | null => {
  const { roles }: { access: Access; roles?: readonly CompanyRole[] } = permissions[permission]
  return roles ?? null
}

/** The selling roles that a permission is for; null: it is for those too who sell nothing. */
export const sellingRolesFor = (permission: Permission): readonly SellingRole[] | null => {
  const { sells }: { access: Access; sells?: readonly SellingRole[] } = permissions[permission]
  return sells ?? null
}

/** Whether somebody works for a supplier in a role that the permission is for. */
export const sellsFor = (
  permission: Permission,
  { sellerId, sellingRole }: Pick<Actor, 'sellerId' | 'sellingRole'>,
) => {
  const sells = sellingRolesFor(permission)
  return sells === null || (sellerId !== null && sellingRole !== null && sells.includes(sellingRole))
}
