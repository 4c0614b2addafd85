import { confirm } from '@lohahaat/contract/site/newsletter/confirm'
import { pageMeta } from '../../../site'
import type { Route } from './+types/confirm-page'
import { LinkPage } from './link-page'
import { texts } from './texts'

export const meta: Route.MetaFunction = () => [
  ...pageMeta(texts.confirm.title, texts.confirm.description),
  { name: 'robots', content: 'noindex' },
]

export default function ConfirmPage() {
  return <LinkPage words={texts.confirm} call={confirm} />
}
