import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { cancelInvoice, issueInvoice } from '@lohahaat/contract/billing/invoices/invoices'
import type { Client } from './client'
import { insist, type Patience } from './insist'

const THINKING_MS = 20
const ONE_IN_FIVE = 5
const ONE_IN_SIX = 6

/** What the clerks were told, to compare with what is stored. */
export class InvoiceBook {
  /** The number and the truck of each invoice, by its id. */
  readonly told = new Map<number, { number: string; truckId: number }>()
  readonly cancelled = new Set<number>()
  /** Issues begun, without retries. */
  begun = 0
  /** Asked for by two at once, where one came too late. */
  tooLate = 0
}

export interface Office extends Patience {
  book: InvoiceBook
  /** Trucks that wait for an invoice; what is taken out is being worked on. */
  waiting: number[]
  isOpen(): boolean
}

/** Invoices one truck after the other, some together with a colleague; some invoices are cancelled and issued anew. */
export async function invoice(client: Client, colleague: Client, office: Office) {
  while (office.isOpen()) {
    const again = randomInt(ONE_IN_SIX) === 0 || office.waiting.length === 0 ? await cancelOne(client, office) : null
    const truckId = again ?? office.waiting.shift() ?? null
    if (truckId === null) await pause(THINKING_MS)
    else if (randomInt(ONE_IN_FIVE) > 0) await issue(client, office, truckId)
    else await Promise.all([issue(client, office, truckId), issue(colleague, office, truckId)])
    await pause(randomInt(THINKING_MS))
  }
}

/** One key per press of the button, so that a retry gets the answer of the first try. */
async function issue(client: Client, office: Office, truckId: number) {
  const { book, tally } = office
  book.begun += 1
  const key = { 'Idempotency-Key': randomUUID() }
  const { status, body } = await insist(client, office, issueInvoice, { consignmentId: truckId }, key)
  const { invoiceId, number } = (body ?? {}) as { invoiceId?: number; number?: string }
  if (status === 200 && invoiceId !== undefined && number !== undefined) {
    if (book.told.has(invoiceId)) tally.wrong(`two clerks were told of ${number}`)
    book.told.set(invoiceId, { number, truckId })
  } else if (/has its invoice already/.test(JSON.stringify(body))) book.tooLate += 1
  else tally.wrong(`IssueInvoice answered ${status}: ${JSON.stringify(body)}`)
}

/** Returns the truck, which waits again. Of a retry whose answer was lost it is said that it is cancelled. */
async function cancelOne(client: Client, office: Office): Promise<number | null> {
  const { book, tally } = office
  const standing = [...book.told].filter(([id]) => !book.cancelled.has(id))
  const [invoiceId, known] = standing[randomInt(Math.max(1, standing.length))] ?? []
  if (invoiceId === undefined || !known) return null
  book.cancelled.add(invoiceId)
  const { status, body } = await insist(client, office, cancelInvoice, { invoiceId, reason: 'Wrong truck' })
  if (status !== 200 && !/is cancelled/.test(JSON.stringify(body)))
    tally.wrong(`CancelInvoice answered ${status}: ${JSON.stringify(body)}`)
  return known.truckId
}
