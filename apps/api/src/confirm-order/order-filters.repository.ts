import { and, eq, gte, like, lt, or, sql, type SQL } from 'drizzle-orm'
import type { OrderFilters } from '@lohahaat/contract/confirm-order/order-filters'
import { startOfIstDay } from '@lohahaat/domain/ist'
import { containsWords } from '../db/search'
import { orders } from '../db/tables/orders'
import { users } from '../db/tables/users'

/** What words are looked for in, besides the e-mail addresses of the buyers. */
const searched = [
  orders.orderNo,
  orders.legalName,
  sql`${orders.billingAddress}->>'gstNumber'`,
  sql`${orders.billingAddress}->>'city'`,
  sql`${orders.shippingAddress}->>'city'`,
]

/** The condition on orders that the filters of the wire stand for; none lets every order through. */
export const matches = ({ Status, From, To, Search }: OrderFilters): SQL | undefined =>
  and(
    Status && eq(orders.status, Status),
    From ? gte(orders.createdAt, startOfIstDay(From)) : undefined,
    To ? lt(orders.createdAt, startOfIstDay(To, 1)) : undefined,
    ...wordsOf(Search ?? '').map(holdsWord),
  )

const wordsOf = (search: string) => [...new Set(search.split(/\s+/).filter(Boolean))]

/** Figures alone are the number of an order, not of the dozens whose GST number has them somewhere. */
const holdsWord = (word: string) =>
  /^\d{1,6}$/.test(word)
    ? or(like(orders.orderNo, `%/${word.padStart(6, '0')}`), containsWords([orders.legalName], word), isOfEmail(word))
    : or(containsWords(searched, word), isOfEmail(word))

/** Looks for the word among the buyers first, of whom there are far fewer than orders. */
const isOfEmail = (word: string) =>
  sql`${orders.buyerId} in (select ${users.id} from ${users} where ${containsWords([users.email], word)})`
