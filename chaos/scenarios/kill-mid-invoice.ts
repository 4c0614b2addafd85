import { invoice, InvoiceBook } from '../clerk'
import { readInvoiceBooks } from '../books/invoice-books'
import type { ProductServer } from '../product-server'
import { rounds } from '../rounds'
import type { Scenario } from '../scenario'
import { Stage } from '../stage'
import { openYard, type Yard } from '../yard'

const ROUNDS = rounds(100)
/** Enough for all rounds: an invoice that was cancelled leaves its truck to be invoiced anew. */
const TRUCKS = 5 * ROUNDS
const CLERKS = 6
const TIMEOUT_MS = 15_000
/** By then everything begun must be answered. */
const LAST_INVOICES_MS = 60_000

/** The server is killed at any moment while clerks issue and cancel invoices of trucks. */
export const killMidInvoice: Scenario = {
  name: 'kill-mid-invoice',
  async run(hall) {
    const stage = await Stage.set(hall, this.name)
    const yard = await stage.fill((db) => openYard(db, CLERKS, TRUCKS))
    await stage.relay.open()
    const admins = [...yard.clerks.map(({ email }) => email), 'admin@lohahaat.example']
    const server = await stage.addServer({ ADMIN_EMAILS: admins.join(',') })
    const book = new InvoiceBook()
    await whileInvoicing(stage, server.address, yard, book, async () => {
      for (let round = 0; round < ROUNDS; round++) await killOnce(stage, server, book)
    })
    const outcome = await stage.conclude(ROUNDS)
    const { stored, faults } = await stage.look((pool) => readInvoiceBooks(pool, yard.trucks, book))
    const summary =
      `${yard.trucks.length} trucks, ${stored} invoices, ${book.cancelled.size} of them cancelled, ` +
      `${book.tooLate} asked for by two at once`
    return {
      ...{ ...outcome, acknowledged: book.told.size, stored },
      notes: [...outcome.notes, summary],
      faults: [...outcome.faults, ...faults],
    }
  },
}

async function killOnce(stage: Stage, server: ProductServer, book: InvoiceBook) {
  await stage.untilMid(() => book.begun)
  stage.tally.strike()
  await server.kill()
  await server.start()
  await stage.untilWell()
}

/** What was begun is finished, however often it must be retried. */
async function whileInvoicing(stage: Stage, address: string, yard: Yard, book: InvoiceBook, act: () => Promise<void>) {
  let isOpen = true
  let until = Infinity
  const { tally } = stage
  const office = {
    ...{ book, tally, waiting: [...yard.trucks] },
    isOpen: () => isOpen,
    mayInsist: () => Date.now() < until,
  }
  const clients = yard.clerks.map((person) => stage.client(address, TIMEOUT_MS).as(person))
  const working = clients.map((client, at) => invoice(client, clients.at(at - 1) ?? client, office))
  try {
    await act()
    until = Date.now() + LAST_INVOICES_MS
    isOpen = false
    await Promise.all(working)
  } finally {
    isOpen = false
    until = 0
    await Promise.allSettled(working)
  }
}
