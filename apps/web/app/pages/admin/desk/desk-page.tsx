import { fetchAlarmCount } from '@lohahaat/contract/fulfilment/certificates/certificates'
import { fetchAdminDesk } from '@lohahaat/contract/site/desks/admin-desk'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { istDay } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { formatTons } from '../../../parts/platform/format'
import { IstTime } from '../../../parts/platform/ist-time'
import { TrucksCard } from '../../../parts/fulfilment/desk/trucks-card'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { Page } from '../../../ui/page'
import type { Route } from './+types/desk-page'
import { OddPrices } from './odd-prices'
import { CertificateAlarms, StockToLookAt, StuckMails } from './side-cards'
import { WaitingEnquiries } from './waiting-enquiries'
import { WeekCard } from './week-card'
import { figuresOf, type Measure } from './weeks'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)
async function load(api: Api) {
  const [desk, certificateAlarms] = await Promise.all([api.send(fetchAdminDesk), api.send(fetchAlarmCount)])
  return { ...desk, certificateAlarms }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

const formats: Readonly<Record<Measure, (figure: number) => string>> = {
  orders: formatCount,
  tons: formatTons,
  rupees: (figure) => formatRupees(rupees(figure.toFixed(2))).replace(/\.\d\d$/, ''),
}

/** Waiting work on the left, context on the right. */
export default function DeskPage({ loaderData: desk }: Route.ComponentProps) {
  const today = istDay(new Date(desk.now))
  return (
    <Page title={texts.title} intro={<IstTime instant={desk.now} />}>
      <div className="grid gap-4 desk:grid-cols-3 desk:gap-6">
        {(['orders', 'tons', 'rupees'] as const).map((measure) => (
          <WeekCard
            key={measure}
            title={texts.measures[measure]}
            week={figuresOf(desk, measure, today)}
            format={formats[measure]}
          />
        ))}
      </div>
      <div className="mt-4 grid gap-4 desk:mt-6 desk:grid-cols-[minmax(0,1fr)_20rem] desk:gap-6">
        <div className="grid content-start gap-4 desk:gap-6">
          <OddPrices odd={desk.oddPrices} />
          <WaitingEnquiries waiting={desk.waitingEnquiries} />
        </div>
        <div className="grid content-start gap-4 desk:gap-6">
          <TrucksCard of="all" path="/consignments" />
          <CertificateAlarms count={desk.certificateAlarms} />
          <StuckMails mails={desk.stuckMails} />
          <StockToLookAt stock={desk.stock} />
        </div>
      </div>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
