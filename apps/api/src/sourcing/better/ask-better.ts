import { askBetter as askBetterCall } from '@lohahaat/contract/sourcing/better/ask-better'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { rupees } from '@lohahaat/domain/platform/money'
import type { BetterAsk } from '@lohahaat/domain/sourcing/quote'
import { lockBuyer } from '../../ordering/cart/cart.repository'
import type { Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import type { EnquiryDesk } from '../enquiries/enquiry-details'
import { betterAsked } from '../enquiries/letters/enquiry-letters'
import { lockOpenEnquiry } from '../enquiries/lock-open-enquiry'
import { findEnquiryOfQuote, listParties, listPrices } from '../quotes/quotes.repository'
import { toBetterAsk } from './better-asks'
import { countOpenAsks, insertAsk } from './better-asks.repository'

type Asked = ParsedInputOf<typeof askBetterCall>

/** Each is a mail to the party: one who doesn't answer isn't asked for ever. */
const MOST_OPEN = 3

/** The buyer asks a party for a better price. A repeat with the same key asks no second time. */
export const askBetter = ({ db, siteUrl }: EnquiryDesk, actor: Actor, asked: Asked, key: string | undefined) =>
  db.transaction(async (tx): Promise<BetterAsk> => {
    await lockBuyer(tx, actor.userId)
    const request = { userId: actor.userId, call: askBetterCall.path, key }
    const { answer } = await doOnce(tx, request, actor.at, () => ask(tx, siteUrl, actor, asked))
    return answer
  })

async function ask(tx: Db, siteUrl: string, actor: Actor, { quoteId, lines, deadline, note }: Asked) {
  const enquiryId = await findEnquiryOfQuote(tx, actor.companyId, quoteId)
  if (enquiryId === null) throw new Refusal('quoteNotFound')
  const enquiry = await lockOpenEnquiry(tx, enquiryId, actor, 'award an enquiry')
  const until = deadline === null ? null : new Date(deadline)
  if (until !== null && until <= actor.at) throw new Refusal('deadlinePast')
  // An expired quote may be asked for anew, an outdated one has been.
  const party = (await listParties(tx, enquiryId, enquiry.revision)).find((each) => each.quoteId === quoteId)
  if (!party) throw new Refusal('quoteOutdated')
  await requireOffered(tx, quoteId, lines)
  if ((await countOpenAsks(tx, quoteId)) >= MOST_OPEN) throw new Refusal('askedOften')
  const saved = await insertAsk(tx, {
    quoteId,
    askedBy: actor.userId,
    askedAt: actor.at,
    deadline: until,
    note,
    lines: lines.map(({ enquiryItemId, targetPrice }) => [enquiryItemId, paiseOf(targetPrice ?? null)]),
  })
  await queueLetter(tx, party.email, () => betterAsked(enquiry, saved, siteUrl))
  return toBetterAsk(saved, actor.at)
}

const paiseOf = (price: number | null) => (price === null ? null : Number(rupees(price)))

async function requireOffered(tx: Db, quoteId: number, lines: Asked['lines']) {
  const [found] = await listPrices(tx, [quoteId])
  const offered = new Set(found?.lines.map(([itemId]) => itemId))
  if (lines.some(({ enquiryItemId }) => !offered.has(enquiryItemId))) throw new Refusal('lineNotOffered')
}
