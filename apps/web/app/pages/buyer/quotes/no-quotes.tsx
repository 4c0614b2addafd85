import { EmptyState } from '../../../ui/messages/states'
import { texts } from './texts'

export function NoQuotes({ isOpen }: { isOpen: boolean }) {
  if (!isOpen) return <EmptyState title={texts.none.closed} />
  return (
    <EmptyState title={texts.none.open}>
      <p className="mx-auto max-w-lg">{texts.none.whatToExpect}</p>
    </EmptyState>
  )
}
