import type { Actor } from './actor'

/** Who may make a call or open a page at all. The server looks the caller up; nothing the browser says about him counts. */
export type Access = 'public' | 'signed-in' | 'admin'

/** Something that belongs to a buyer. */
interface Owned {
  readonly buyerId: number
}

/** The list that came with an enquiry. */
interface EnquiryFile extends Owned {
  /** Whether the enquiry still takes quotes. */
  readonly isOpen: boolean
  /** Whether the actor has quoted for it. */
  readonly hasQuoted: boolean
}

const isAdmin = ({ adminRights }: Actor) => adminRights === 'fresh'
const isOwner = (actor: Actor, { buyerId }: Owned) => actor.userId === buyerId
const isOwnerOrAdmin = (actor: Actor, thing: Owned) => isOwner(actor, thing) || isAdmin(actor)

/**
 * The one table of who may do what. Calls and pages name a permission and take their access from it; where the right
 * depends on the thing, `rule` decides.
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
  'list own orders': { access: 'signed-in' },
  'keep lists': { access: 'signed-in' },
  'see an order': { access: 'signed-in', rule: isOwnerOrAdmin },
  'repeat an order': { access: 'signed-in', rule: isOwner },
  'change an order': { access: 'signed-in', rule: isOwner },
  'raise an enquiry': { access: 'signed-in' },
  'see enquiries': { access: 'signed-in' },
  'see the file of an enquiry': {
    access: 'signed-in',
    rule: (actor: Actor, file: EnquiryFile) => file.isOpen || file.hasQuoted || isOwnerOrAdmin(actor, file),
  },
  'change an enquiry': { access: 'signed-in', rule: isOwner },
  'close an enquiry': { access: 'signed-in', rule: isOwnerOrAdmin },
  'compare quotes': { access: 'signed-in', rule: isOwnerOrAdmin },
  'award an enquiry': { access: 'signed-in', rule: isOwner },
  'see what to quote': { access: 'signed-in' },
  'quote for an enquiry': { access: 'signed-in', rule: (actor: Actor, enquiry: Owned) => !isOwner(actor, enquiry) },

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
} as const satisfies Record<string, { access: Access; rule?: (actor: Actor, thing: never) => boolean }>

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
