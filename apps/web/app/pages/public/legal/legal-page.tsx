import { LegalDocument } from '../../../parts/site/legal-document/legal-document'
import { canonicalUrl, pageMeta } from '../../../site'
import type { Route } from './+types/legal-page'
import { texts } from './texts'

const PATH = '/legal'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(texts.title, texts.description, canonicalUrl(matches, PATH))

export default function LegalPage() {
  return <LegalDocument text={texts} path={PATH} />
}
