import { isChangeable } from '@lohahaat/domain/supply/application'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { loginPath } from '../../../api/session/return-to'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { NoteList } from '../../../parts/supply/application/note-list'
import { SupplierStatusBadge } from '../../../parts/supply/application/status-badge'
import { canonicalUrl, pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { Page } from '../../../ui/page'
import { Sentence } from '../../../ui/sentence'
import type { Route } from './+types/sell-page'
import { ApplicationForm } from './application-form'
import { HandedIn } from './handed-in'
import type { loadApplication } from './load-application'
import { Needs, Steps } from './needs'
import { texts } from './texts'

/** Loaded with the schemas of what it offers, so that the first view is drawn without them. */
const load = async (api: Api) => (await import('./load-application')).loadApplication(api)

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(texts.title, texts.description, canonicalUrl(matches, '/sell'))

/** What it takes to sell, and for who is signed in the application of his company. */
export default function SellPage({ loaderData }: Route.ComponentProps) {
  const isOwners = typeof loaderData === 'object'
  const status = isOwners ? (loaderData.application?.status ?? 'Draft') : null
  return (
    <Page
      title={texts.title}
      intro={status ? texts.status[status] : texts.intro}
      badge={status && <SupplierStatusBadge status={status} />}
    >
      {status === null && <Needs />}
      {loaderData === 'visitor' && <SignIn />}
      {loaderData === 'member' && <p className="mt-6">{texts.ownersOnly}</p>}
      {isOwners && <Own {...loaderData} />}
    </Page>
  )
}

function Own(props: Exclude<Awaited<ReturnType<typeof loadApplication>>, string>) {
  const { application } = props
  const [isChanging, setChanging] = useState(false)
  const close = () => setChanging(false)
  const isOpen = !application || isChangeable(application.status)
  const isDraft = !application || application.status === 'Draft'
  return (
    <div className="mt-6 grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_22rem]">
      {isOpen && <ApplicationForm key={application?.status} {...props} />}
      {!isOpen && isChanging && (
        <div>
          <p className="mb-4 text-ink-soft">{texts.change.intro}</p>
          <ApplicationForm {...props} onClose={close} />
        </div>
      )}
      {!isOpen && !isChanging && <HandedIn application={application} onChange={() => setChanging(true)} />}
      {/* What we ask for comes before the form on a phone too. */}
      <div className={`grid gap-5 ${isDraft ? '' : 'max-desk:order-first'}`}>
        {application && <NoteList notes={application.notes} />}
        {isDraft && <WhatFollows />}
      </div>
    </div>
  )
}

/** Beside the form: what happens once it is handed in. */
const WhatFollows = () => (
  <Card title={texts.followsTitle}>
    <Steps />
  </Card>
)

function SignIn() {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      <Link to={loginPath('http://site.invalid/sell')} className={buttonClass({ variant: 'main' })}>
        {texts.signIn}
      </Link>
      <p>
        <Sentence
          text={texts.signUp}
          marks={{
            signup: (words) => (
              <Link to="/signup" className="link">
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}
