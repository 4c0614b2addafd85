import { setTimeout as pause } from 'node:timers/promises'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import { buy } from './buyer'
import { Client } from './client'
import type { Ledger } from './ledger'
import type { Tally } from './tally'
import type { Trade } from './trade'

/** By then everything begun must be answered. */
const LAST_ORDERS_MS = 60_000
const LOOKING_MS = 150
/** Concurrent buyers. */
const CONCURRENCY = 6
/** Longer than any time-out of the server. */
const TIMEOUT_MS = 15_000

/** Buyers who order and a visitor who browses, while something else runs. */
export async function underLoad(
  { address, trade, ledger, tally }: { address: string; trade: Trade; ledger: Ledger; tally: Tally },
  act: () => Promise<void>,
) {
  let isOpen = true
  let until = Infinity
  const client = new Client(address, tally, TIMEOUT_MS)
  const shop = { items: trade.items, ledger, tally, isOpen: () => isOpen, mayInsist: () => Date.now() < until }
  const buying = Array.from({ length: CONCURRENCY }, (_, lane) => {
    const own = trade.buyers.filter((_, place) => place % CONCURRENCY === lane)
    return buy(
      own.map((person) => client.as(person)),
      shop,
    )
  })
  const people = [...buying, browse(client, shop.isOpen)]
  try {
    await act()
    until = Date.now() + LAST_ORDERS_MS
    isOpen = false
    await Promise.all(people)
  } finally {
    isOpen = false
    until = 0
    await Promise.allSettled(people)
  }
}

async function browse(client: Client, isOpen: () => boolean) {
  while (isOpen()) {
    await client.call(fetchProductData, { department: 'pipe' })
    await client.ask('/pipe/pipe')
    await client.ask('/healthz')
    await pause(LOOKING_MS)
  }
}
