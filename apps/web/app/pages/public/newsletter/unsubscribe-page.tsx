import { unsubscribe } from '@lohahaat/contract/site/newsletter/unsubscribe'
import { pageMeta } from '../../../site'
import type { Route } from './+types/unsubscribe-page'
import { LinkPage } from './link-page'
import { texts } from './texts'

export const meta: Route.MetaFunction = () => [
  ...pageMeta(texts.unsubscribe.title, texts.unsubscribe.description),
  { name: 'robots', content: 'noindex' },
]

export default function UnsubscribePage() {
  return <LinkPage words={texts.unsubscribe} call={unsubscribe} />
}
