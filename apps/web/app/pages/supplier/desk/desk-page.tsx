import {
  fetchFittingEnquiries,
  fetchSupplierDesk,
  fetchSupplierQuotes,
  quoteGroups,
} from '@lohahaat/contract/supply/desk/supplier-desk'
import { fetchOwnProposals } from '@lohahaat/contract/supply/own-stock/own-proposals'
import { fetchStalePrices } from '@lohahaat/contract/supply/own-stock/stale-prices'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { loadMoneyDue, MoneyDue } from '../../../parts/billing/account/money-due'
import { TrucksCard } from '../../../parts/fulfilment/desk/trucks-card'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { loadOrdersToLoad, OrdersToLoad } from '../../../parts/supply/orders/orders-to-load'
import { loadOwnScore, OwnScore } from '../../../parts/supply/score/own-score'
import { unlessRefused } from '../../../parts/supply/unless-refused'
import { pageMeta } from '../../../site'
import type { Route } from './+types/desk-page'
import { DeskHead } from './desk-head'
import { FitsCard } from './fits-card'
import { MailsCard } from './mails-card'
import { ProposalsCard } from './proposals-card'
import { QuotesCard } from './quotes-card'
import { StaleCard } from './stale-card'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)

/** Of each part. */
const shown = (pageSize: number) => ({ page: 1, pageSize })

async function load(api: Api) {
  const [desk, orders, score, due, fits, stale, proposals, ...quotes] = await Promise.all([
    api.send(fetchSupplierDesk, undefined),
    loadOrdersToLoad(api),
    loadOwnScore(api),
    // Not for every role.
    unlessRefused(loadMoneyDue(api)),
    api.sendPaged(fetchFittingEnquiries, shown(5)),
    api.sendPaged(fetchStalePrices, shown(3)),
    api.sendPaged(fetchOwnProposals, shown(3)),
    ...quoteGroups.map((group) => api.send(fetchSupplierQuotes, { group, ...shown(3) })),
  ])
  return { desk, orders, score, due, fits, stale, proposals, quotes }
}

export type DeskData = Awaited<ReturnType<typeof load>>

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

/** A supplier's first screen: waiting work on the left, context on the right. */
export default function SupplierDeskPage({ loaderData }: Route.ComponentProps) {
  const { desk, orders, score, due, fits, stale, proposals, quotes } = loaderData
  return (
    <div className="content-width py-6 sm:py-8">
      <DeskHead desk={desk} />
      <div className="grid gap-4 desk:grid-cols-[minmax(0,1fr)_22.5rem] desk:gap-5">
        <div className="grid min-w-0 content-start gap-4 desk:gap-5">
          <OrdersToLoad {...orders} now={desk.now} />
          <FitsCard {...fits} isMain={orders.total === 0} />
          <QuotesCard counts={desk.quotes} quotes={quotes} />
        </div>
        <div className="grid min-w-0 content-start gap-4 desk:gap-5">
          <TrucksCard of="sales" path="/supplier/consignments" />
          <StaleCard desk={desk} rows={stale.rows} total={stale.total} />
          <ProposalsCard rows={proposals.rows} total={proposals.total} />
          {due && <MoneyDue account={due} />}
          <OwnScore score={score} />
          <MailsCard key={desk.pace} pace={desk.pace} />
        </div>
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
