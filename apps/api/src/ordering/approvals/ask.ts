import { askForApproval as askCall } from '@lohahaat/contract/ordering/approvals/requests'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Amount } from '@lohahaat/domain/ordering/approvals/limits'
import { formatRupees } from '@lohahaat/domain/platform/money'
import type { Database, Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { listEveryAddress } from '../addresses/addresses.repository'
import { findCartWays } from '../cart/cart-freight'
import { listCart, lockBuyer } from '../cart/cart.repository'
import { cartDigest } from '../checkout/cart-digest'
import { emptyCart } from '../checkout/confirm-order.repository'
import { copyOf } from '../checkout/order-of-cart'
import { requireAvailable } from '../checkout/require-available'
import { requireFutureDay } from '../checkout/require-future-day'
import { currentCharges } from '../fees/fees.repository'
import { approvalAsked } from './approval-letters'
import { countWaitingOf, insertRequest, listApprovers, type NewRequestLine } from './approvals.repository'
import { frozenCharges, frozenLine, frozenUntil, storeExceeded } from './freeze'
import { loadRequest } from './read-requests'
import { findExceeded } from './require-within-limits'

const MOST_WAITING = 20

export interface AskingDesk {
  db: Database
  siteUrl: string
}

type Buyer = Awaited<ReturnType<typeof lockBuyer>>
type NewRequest = Parameters<typeof insertRequest>[1]
/** What the kind of request decides. */
type Asked = Omit<NewRequest, 'companyId' | 'requesterId' | 'askedBy' | 'status' | 'exceeded' | 'createdAt'>

/** Moves the cart into a request. A repeat with the same key asks for nothing else. */
export async function askForApproval(
  desk: AskingDesk,
  actor: Actor,
  asked: ParsedInputOf<typeof askCall>,
  key: string | undefined,
) {
  const { userId, at } = actor
  const { requestId } = await desk.db.transaction(async (tx) => {
    const buyer = await lockBuyer(tx, userId)
    const { answer } = await doOnce(tx, { userId, call: `POST ${askCall.path}`, key }, at, async () => ({
      requestId: await askForCart(tx, desk, actor, buyer, asked),
    }))
    return answer
  })
  return loadRequest(desk.db, actor, requestId)
}

async function askForCart(
  tx: Db,
  desk: AskingDesk,
  actor: Actor,
  buyer: Buyer,
  { seen, note, ...notes }: ParsedInputOf<typeof askCall>,
): Promise<number> {
  const lines = await listCart(tx, actor.userId)
  if (lines.length === 0) throw new Refusal('nothingToAsk')
  for (const line of lines) requireAvailable(line)
  const {
    shipping: [shipping],
    billing: [billing],
  } = await listEveryAddress(tx, actor)
  if (!shipping) throw new Refusal('shippingMissing')
  if (!billing) throw new Refusal('billingMissing')
  requireFutureDay(notes.wantedDay, actor.at)
  const { fees, isFreightCharged } = await currentCharges(tx)
  const yards = isFreightCharged ? await findCartWays(tx, lines, shipping) : null
  if (seen !== undefined && seen !== cartDigest({ lines, fees, yards, shipping, billing }))
    throw new Refusal('cartChanged')
  const request = {
    ...notes,
    note,
    kind: 'cart' as const,
    ...frozenCharges({ lines, fees, yards }),
    shippingAddress: copyOf(shipping),
    billingAddress: copyOf(billing),
    frozenUntil: frozenUntil(actor.at),
  }
  const requestId = await keepRequest(tx, desk, actor, buyer, request, lines.map(frozenLine))
  await emptyCart(tx, { buyerId: actor.userId })
  return requestId
}

/** Stores a request of a member, whose lock the transaction must hold, and mails who can decide on it. */
export async function keepRequest(
  tx: Db,
  { siteUrl }: Pick<AskingDesk, 'siteUrl'>,
  { userId, at }: Actor,
  buyer: Buyer,
  request: Asked,
  lines: readonly NewRequestLine[],
): Promise<number> {
  const { companyId, contactName: askedBy } = buyer
  const approvers = await listApprovers(tx, companyId, userId)
  if (approvers.length === 0) throw new Refusal('noApprover')
  if ((await countWaitingOf(tx, userId, companyId)) >= MOST_WAITING) throw new Refusal('tooManyWaiting', MOST_WAITING)
  const amount: Amount = { paise: request.totalPaise, grams: request.totalGrams }
  const exceeded = storeExceeded(await findExceeded(tx, buyer, amount, at))
  const asked = {
    ...request,
    companyId,
    requesterId: userId,
    askedBy,
    exceeded,
    status: 'Waiting',
    createdAt: at,
  } as const
  const requestId = await insertRequest(tx, asked, lines)
  const about = { requestId, askedBy, total: formatRupees(request.totalPaise), lines: lines.length }
  for (const { email } of approvers)
    await queueLetter(tx, email, () => approvalAsked(about, request.note ?? null, siteUrl))
  return requestId
}
