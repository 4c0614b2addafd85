import type { Actor, CompanyRole } from './actor'

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

const BUYING = ['Owner', 'Approver', 'Buyer'] as const satisfies CompanyRole[]
/** Who sees what every member of the company ordered. */
const READING_ALL = ['Owner', 'Approver', 'Accounts'] as const satisfies CompanyRole[]

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

/**
 * The one table of who may do what. Calls and pages name a permission and take their access from it; where the right
 * depends on the thing, `rule` decides; where it depends on the role in the company, `roles` names them.
 */
export const permissions = {
  'visit the site': { access: 'public' },
  'write to the site': { access: 'public' },
  'browse the catalogue': { access: 'public' },
  'sign up': { access: 'public' },
  'sign in': { access: 'public' },

  'manage the own account': { access: 'signed-in' },
  'see the own desk': { access: 'signed-in' },
  buy: { access: 'signed-in' },
  'confirm an order': { access: 'signed-in', roles: BUYING },
  'list own orders': { access: 'signed-in' },
  'keep lists': { access: 'signed-in' },
  'see an order': {
    access: 'signed-in',
    rule: (actor: Actor, order: Owned) => readsIt(actor, order) || isAdmin(actor),
  },
  'repeat an order': { access: 'signed-in', rule: readsIt },
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

  'see the desk': { access: 'admin' },
  'manage master data': { access: 'admin' },
  'manage stock': { access: 'admin' },
  'manage fees': { access: 'admin' },
  'manage freight': { access: 'admin' },
  'manage orders': { access: 'admin' },
  'oversee enquiries': { access: 'admin' },
  'manage accounts': { access: 'admin' },
  'read the logs': { access: 'admin' },
  'watch the mail queue': { access: 'admin' },
} as const satisfies Record<
  string,
  { access: Access; roles?: readonly CompanyRole[]; rule?: (actor: Actor, thing: never) => boolean }
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
