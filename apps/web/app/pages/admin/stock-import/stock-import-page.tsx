import { ImportScreen } from '../../../parts/supply/stock-import/import-screen'
import { texts } from '../../../parts/supply/stock-import/texts'
import { pageMeta } from '../../../site'
import type { Route } from './+types/stock-import-page'

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function StockImportPage() {
  return <ImportScreen />
}
