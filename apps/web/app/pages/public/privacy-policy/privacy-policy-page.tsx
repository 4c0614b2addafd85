import { LegalDocument } from '../../../parts/site/legal-document/legal-document'
import { canonicalUrl, pageMeta } from '../../../site'
import type { Route } from './+types/privacy-policy-page'
import { privacyPolicy } from './privacy-policy'
import { texts } from './texts'

const PATH = '/privacyPolicy'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(texts.title, texts.description, canonicalUrl(matches, PATH))

export default function PrivacyPolicyPage() {
  return <LegalDocument text={privacyPolicy()} path={PATH} />
}
