import { divideHalfUp } from '@lohahaat/domain/platform/decimal'
import { istDay } from '@lohahaat/domain/platform/ist'
import { rupees, toRupees } from '@lohahaat/domain/platform/money'
import { saveCreditTerms } from '../../../../billing/credit/credit-terms'
import { listOpenBills } from '../../../../billing/ledger/open-bills.repository'
import { saveReceipt } from '../../../../billing/receipts/record-receipt'
import { paySupplier } from '../../../../billing/suppliers/pay-supplier'
import { listUnpaidInvoices } from '../../../../billing/suppliers/supplier-invoices.repository'
import type { DemoWorld, Step } from '../demo-world'
import type { DemoOrders } from './demo-orders'
import { creditStories, paymentStories, receiptStories, type PaymentStory, type ReceiptStory } from './money-stories'

/** What companies paid and what suppliers were paid, by the desk's own forms. */
export const stepsOfMoney = (world: DemoWorld, orders: DemoOrders): Step[] => [
  ...creditStories.map(({ buyer, daysAgo, limit, days }) => {
    const at = world.moments.at(daysAgo, 10.1)
    const { companyId } = world.actor(buyer, at)
    const terms = { companyId, limit, days, remindersOff: false }
    return { at, act: () => saveCreditTerms(world.db, world.actor('desk', at), terms) }
  }),
  ...receiptStories.map((story) => {
    const at = world.moments.at(story.daysAgo, 13.7)
    return { at, act: () => receive(world, orders, story, at) }
  }),
  ...paymentStories.map((story) => {
    const at = world.moments.at(story.daysAgo, 16.4)
    return { at, act: () => pay(world, story, at) }
  }),
]

async function receive(world: DemoWorld, orders: DemoOrders, story: ReceiptStory, at: Date) {
  const { buyer, method, reference, pays } = story
  const { companyId } = world.actor(buyer, at)
  const orderId = 'ordered' in pays ? orders.of(buyer, pays.ordered).id : null
  const bills = (await listOpenBills(world.db, companyId)).filter((bill) => bill.orderId === orderId)
  const paid = 'rupees' in pays ? rupees(pays.rupees) : partOf(sum(bills.map(({ open }) => open)), pays.percent)
  const tds = story.keepsTds ? divideHalfUp(sum(bills.map(({ taxable }) => taxable)), 1000n) : 0n
  return saveReceipt(
    world.db,
    world.actor('desk', at),
    {
      ...{ companyId, orderId, method, reference, paidOn: istDay(at), remark: null, shares: null },
      ...{ amount: toRupees(paid), tds: toRupees(tds) },
    },
    undefined,
  )
}

async function pay(world: DemoWorld, { party, reference, percent }: PaymentStory, at: Date) {
  const { sellerId } = world.actor(party, at)
  if (sellerId === null) throw new Error('Nobody pays who sells nothing')
  const { bills } = await listUnpaidInvoices(world.db, sellerId)
  const amount = toRupees(partOf(sum(bills.map(({ open }) => open)), percent))
  const payment = { sellerId, method: 'bank', amount, tds: 0, paidOn: istDay(at), reference } as const
  return paySupplier(world.db, world.actor('desk', at), payment, undefined)
}

const sum = (paise: readonly bigint[]) => paise.reduce((total, each) => total + each, 0n)

/** Whole rupees, but for the whole. */
const partOf = (paise: bigint, percent: number) =>
  percent === 100 ? paise : ((paise * BigInt(percent)) / 10_000n) * 100n
