import { and, eq, gte, like, lt, or, sql, type SQL } from 'drizzle-orm'
import type { OrderFilters } from '@lohahaat/contract/ordering/order-lists/order-filters'
import { startOfIstDay } from '@lohahaat/domain/platform/ist'
import { containsWords, wordsOf } from '../../platform/db/search'
import { orders } from '../../db/tables/ordering/orders'
import { users } from '../../db/tables/identity/users'

/** The searched columns, besides the buyers' email addresses. */
const searched = [
  orders.orderNo,
  orders.buyerOrderNo,
  orders.legalName,
  sql`${orders.billingAddress}->>'gstNumber'`,
  sql`${orders.billingAddress}->>'city'`,
  sql`${orders.shippingAddress}->>'city'`,
]

/** The condition for order filters; no filter matches every order. */
export const matches = ({ status, from, to, search }: OrderFilters): SQL | undefined =>
  and(
    status && eq(orders.status, status),
    from ? gte(orders.createdAt, startOfIstDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfIstDay(to, 1)) : undefined,
    ...wordsOf(search ?? '').map(containsWord),
  )

/** Also without its strokes, as a bank statement shows it. */
const WHOLE_NUMBER = /^LH\/?(\d\d)-?(\d\d)\/?(\d{6})$/i
const FIGURES = /^\d{1,6}$/

/**
 * A whole order number is looked up in its index. Digits alone are the number of an order, not part of a GST number.
 */
function containsWord(word: string): SQL | undefined {
  if (WHOLE_NUMBER.test(word)) return eq(orders.orderNo, word.replace(WHOLE_NUMBER, 'LH/$1-$2/$3'))
  if (!FIGURES.test(word)) return or(containsWords(searched, word), isOfEmail(word))
  const ending = `%/${word.padStart(6, '0')}`
  return or(like(orders.orderNo, ending), containsWords([orders.legalName, orders.buyerOrderNo], word), isOfEmail(word))
}

/** Searches the buyers first, who are far fewer than the orders. */
const isOfEmail = (word: string) =>
  sql`${orders.buyerId} in (select ${users.id} from ${users} where ${containsWords([users.email], word)})`
