import { LegalDocument } from '../../../parts/site/legal-document/legal-document'
import { canonicalUrl, pageMeta } from '../../../site'
import type { Route } from './+types/termsand-conditions-page'
import { texts } from './texts'

const PATH = '/termsandConditions'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(texts.title, texts.description, canonicalUrl(matches, PATH))

export default function TermsAndConditionsPage() {
  return <LegalDocument text={texts} path={PATH} />
}
