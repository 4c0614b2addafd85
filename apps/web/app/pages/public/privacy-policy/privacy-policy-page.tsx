import { LegalDocument } from '../../../parts/site/legal-document/legal-document'
import { canonicalUrl, pageMeta } from '../../../site'
import type { Route } from './+types/privacy-policy-page'
import { rights } from './rights-texts'
import { texts } from './texts'

const PATH = '/privacyPolicy'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(texts.title, texts.description, canonicalUrl(matches, PATH))

export default function PrivacyPolicyPage() {
  const { title, description, intro, sections } = texts
  const text = { title, description, intro, sections: [...sections, ...rights.sections] }
  return <LegalDocument text={text} path={PATH} />
}
