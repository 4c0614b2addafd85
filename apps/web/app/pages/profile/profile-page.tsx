import { fetchProfile } from '@lohahaat/contract/login/profile'
import type { Api } from '../../api/api'
import { browserApi } from '../../api/browser-api'
import { serverApi } from '../../api/server-api'
import { pageMeta } from '../../site'
import { Card } from '../../ui/card'
import { Page } from '../../ui/page'
import type { Route } from './+types/profile-page'
import { BusinessDetails } from './business-details'
import { ContactForm } from './contact-form'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)
const load = (api: Api) => api.send(fetchProfile)

export const meta: Route.MetaFunction = () => pageMeta('Profile', 'Your business and contact details.')

export default function ProfilePage({ loaderData: profile }: Route.ComponentProps) {
  return (
    <Page title={texts.profile} intro={texts.businessDetailsAreFixed}>
      <div className="grid items-start gap-6 desk:grid-cols-[1fr_1fr]">
        <Card title={texts.businessDetails}>
          <BusinessDetails profile={profile} />
        </Card>
        <Card title={texts.contactAndDelivery}>
          <ContactForm profile={profile} />
        </Card>
      </div>
    </Page>
  )
}
