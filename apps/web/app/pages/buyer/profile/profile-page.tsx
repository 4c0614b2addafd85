import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { pageMeta } from '../../../site'
import { Card } from '../../../ui/card'
import { Page } from '../../../ui/page'
import type { Route } from './+types/profile-page'
import { BusinessDetails } from './business-details'
import { ContactForm } from './contact-form'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)
const load = (api: Api) => api.send(fetchProfile)

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function ProfilePage({ loaderData: profile }: Route.ComponentProps) {
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className="grid items-start gap-6 desk:grid-cols-[1fr_1fr]">
        <Card title={texts.business.title}>
          <BusinessDetails profile={profile} />
        </Card>
        <Card title={texts.contact.title}>
          <ContactForm profile={profile} />
        </Card>
      </div>
    </Page>
  )
}
