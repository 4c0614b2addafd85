import { istDay } from '@lohahaat/domain/platform/ist'
import { toRupees } from '@lohahaat/domain/platform/money'
import { closeEnquiry } from '../../../sourcing/enquiries/close-enquiry'
import { createEnquiry } from '../../../sourcing/enquiries/enquiry-details'
import { listItems } from '../../../sourcing/enquiries/enquiry-items.repository'
import { askBetter } from '../../../sourcing/better/ask-better'
import { acceptQuote } from '../../../sourcing/awards/accept-quote'
import { sendQuote } from '../../../sourcing/quotes/quote-price'
import { findQuoteOf } from '../../../sourcing/quotes/quotes.repository'
import { acceptSplit } from '../../../sourcing/awards/split-quotes'
import { leafKey } from '../fill-tree'
import { variation } from '../variation'
import type { DemoWorld, Step } from './demo-world'
import type { AskStory, EnquiryStory, QuoteStory } from './enquiry-stories'
import { quotedPaise } from './prices/market'
import type { Party } from './people'
import type { WantedPipe } from './pipes'
import { stepsOfMoves } from './play-orders'

/** An enquiry of the past by the use cases of today: asked, quoted, and decided on where it was. */
export function stepsOfEnquiry(world: DemoWorld, story: EnquiryStory): Step[] {
  const { moments } = world
  const known = { enquiryId: 0, orderIds: [] as readonly number[] }
  const asked = moments.at(story.daysAgo, 9.5 + 8 * variation(`asked ${story.daysAgo}`))
  const steps: Step[] = [
    {
      at: asked,
      act: async () => {
        known.enquiryId = await raise(world, story, asked)
      },
    },
    ...story.quotes.map((quote, place) => {
      const at = moments.at(quote.daysAgo, 9.7 + 1.9 * (place + variation(`${quote.party} ${quote.daysAgo}`)))
      return { at, act: () => answer(world, known.enquiryId, quote, at) }
    }),
    ...(story.asks ?? []).map((ask) => {
      const at = moments.at(ask.daysAgo, 17.3)
      return { at, act: () => askFor(world, known.enquiryId, { ...ask, buyer: story.buyer }, at) }
    }),
  ]
  const { ending } = story
  if (!ending) return steps
  const at = moments.at(ending.daysAgo, 16.8)
  const end = {
    at,
    act: async () => {
      known.orderIds = await decide(world, story, known.enquiryId, at)
    },
  }
  const moves = ending.how === 'closed' ? [] : ending.moves
  return [...steps, end, ...stepsOfMoves(world, moves, () => known.orderIds)]
}

const UNSPECIFIED = { asWritten: null, make: null, grade: null, remark: null }

async function raise({ db, actor, leaves, brandIds, deliveryIds }: DemoWorld, story: EnquiryStory, at: Date) {
  const items = story.items.map((pipe) => ({ pipe, leaf: leafOf(leaves, pipe) }))
  const { enquiryId } = await createEnquiry(db, actor(story.buyer, at), {
    enquiryDay: istDay(at).replaceAll('-', ''),
    brandId: brandIds.get(story.brand) ?? 0,
    departmentId: items[0]?.leaf.departmentId ?? 0,
    deliveryDays: deliveryIds.get(story.delivery) ?? 0,
    deliveryPlace: story.pinCode,
    showRank: story.showRank,
    askedItems: items.map(({ pipe, leaf: { classId, sizeId, thicknessId } }) => ({
      classId,
      sizeId,
      thicknessId,
      quantity: String(pipe.quantity),
      quantityUnit: pipe.unit,
      ...UNSPECIFIED,
      ...story.wishes,
    })),
  })
  return enquiryId
}

function leafOf(leaves: DemoWorld['leaves'], { className, size, wall }: WantedPipe) {
  const leaf = leaves.get(leafKey(className, size, wall))
  if (!leaf) throw new Error(`A story asks for what is not in the tree: ${className} ${size} ${wall}`)
  return leaf
}

async function answer(world: DemoWorld, enquiryId: number, quote: QuoteStory, at: Date) {
  const { desk, moments, actor } = world
  const items = await listItems(desk.db, enquiryId)
  return sendQuote(desk, actor(quote.party, at), {
    prices: items.map((row, place) => {
      const offMarket = quote.offMarket[place] ?? null
      const line = { enquiryId, enquiryItemId: row.item.id }
      if (offMarket === null) return { ...line, notOffered: true }
      const { make, deliveryDays } = quote
      return { ...line, price: toRupees(quotedPaise(world, row, offMarket, quote.daysAgo)), make, deliveryDays }
    }),
    validUntil: moments.at(quote.validUntil, 18).toISOString(),
    freightPerTon: quote.freightPerTon,
    paymentTerms: quote.paymentTerms,
    remark: quote.remark,
  })
}

async function askFor(world: DemoWorld, enquiryId: number, ask: AskStory & Pick<EnquiryStory, 'buyer'>, at: Date) {
  const { desk, moments, actor } = world
  const row = (await listItems(desk.db, enquiryId))[ask.item]
  if (!row) throw new Error('A story asks for a better price of an item that it does not have')
  const targetPrice = toRupees(quotedPaise(world, row, ask.target, ask.daysAgo))
  const asked = {
    quoteId: await quoteOf(world, ask.party, enquiryId, at),
    lines: [{ enquiryItemId: row.item.id, targetPrice }],
    deadline: moments.at(ask.deadline, 18).toISOString(),
    note: ask.note,
  }
  return askBetter(desk, actor(ask.buyer, at), asked, undefined)
}

async function quoteOf({ desk, actor }: DemoWorld, party: Party, enquiryId: number, at: Date) {
  const found = await findQuoteOf(desk.db, actor(party, at).companyId, enquiryId)
  if (!found) throw new Error(`A story names a quote that ${party} did not give`)
  return found.quote.id
}

const WITHOUT_NOTES = { buyerOrderNo: null, buyerOrderDate: null, wantedDay: null, unloadingRemark: null }

/** Returns the orders that it led to. */
async function decide(world: DemoWorld, { buyer, ending }: EnquiryStory, enquiryId: number, at: Date) {
  const { desk, actor } = world
  const person = actor(buyer, at)
  if (ending?.how === 'accepted') {
    const quoteId = await quoteOf(world, ending.party, enquiryId, at)
    const { orderId } = await acceptQuote(desk, person, { quoteId, ...WITHOUT_NOTES })
    return [orderId]
  }
  if (ending?.how === 'split') return (await acceptSplit(desk, person, { enquiryId, ...WITHOUT_NOTES })).orderIds
  const security = { record: () => {} }
  await closeEnquiry({ ...desk, security }, person, { enquiryId, reason: ending?.reason ?? null })
  return []
}
