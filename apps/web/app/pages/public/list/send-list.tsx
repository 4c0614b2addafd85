import { ShareButton } from '../../../parts/platform/share/share-button'
import { soldOf, stateOf } from './list-lines'
import type { ListState } from './list-state'

/** Shares the list as a text; what asks for nothing is left out of it. */
export const SendList = ({ list }: { list: ListState }) => (
  <ShareButton
    size="small"
    path={list.kept ? `/list?kept=${list.kept.listId}` : '/list'}
    load={async () => {
      const { listMessage } = await import('@lohahaat/domain/site/messages/list-message')
      const lines = list.lines.filter((line) => stateOf(line) !== 'aside')
      const shared = lines.map((line) => ({ ...line, sold: soldOf(line) }))
      return (showsPrices) => listMessage(shared, list.fees, showsPrices)
    }}
  />
)
