import { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import { fetchCompanyHistory } from '@lohahaat/contract/identity/companies/history'
import { fetchInvitations } from '@lohahaat/contract/identity/companies/invitations'
import { fetchJoinRequests } from '@lohahaat/contract/identity/companies/join-requests'
import { fetchMembers } from '@lohahaat/contract/identity/companies/members'
import { fetchLimits } from '@lohahaat/contract/ordering/approvals/limits'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { texts as roleTexts } from '../../../parts/identity/companies/texts'
import { readListState } from '../../../parts/platform/list/list-state'
import { loadPage } from '../../../parts/platform/list/load-page'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { Badge } from '../../../ui/badge'
import { Page } from '../../../ui/page'
import type { Route } from './+types/company-page'
import { GstNumbers } from './gst-numbers'
import { History, PAGE_SIZE } from './history'
import { Invite } from './invite'
import { JoinRequests } from './join-requests'
import { Leaving } from './leaving'
import { Members } from './members'
import { Places } from './places'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

/** Who wants in is for owners alone. */
async function load(api: Api, request: Request) {
  const { page } = readListState(new URL(request.url).searchParams, '')
  const [company, members, limits, history] = await Promise.all([
    api.send(fetchCompany),
    api.send(fetchMembers, {}),
    api.send(fetchLimits),
    loadPage(page, PAGE_SIZE, (page) => api.sendPaged(fetchCompanyHistory, { page, pageSize: PAGE_SIZE })),
  ])
  const isOwner = company.companyRole === 'Owner'
  const [invitations, requests] = isOwner
    ? await Promise.all([api.send(fetchInvitations), api.send(fetchJoinRequests)])
    : [[], []]
  return { company, members, limits, history, invitations, requests }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { company, members, limits, history, invitations, requests } = loaderData
  const isOwner = company.companyRole === 'Owner'
  return (
    <Page
      title={company.name}
      badge={<Badge tone="steel">{roleTexts.roles[company.companyRole]}</Badge>}
      intro={texts.intro(company.memberCount)}
    >
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={columnClass}>
          {requests.length > 0 && <JoinRequests requests={requests} />}
          <Members members={members} limits={limits} company={company} />
          <div className="grid min-w-0 gap-6 max-desk:order-2">
            <Places places={company.places} />
            <History {...history} />
          </div>
        </div>
        <div className={columnClass}>
          <div className="grid min-w-0 gap-6 max-desk:order-1">
            {isOwner && <Invite invitations={invitations} />}
            <GstNumbers numbers={company.gstNumbers} isOwner={isOwner} />
          </div>
          <div className="grid min-w-0 gap-6 max-desk:order-3">
            <Leaving company={company} members={members} />
          </div>
        </div>
      </div>
    </Page>
  )
}

/** On a phone the columns are one, in which inviting comes before what is only read. */
const columnClass = 'grid min-w-0 gap-6 max-desk:contents'

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
