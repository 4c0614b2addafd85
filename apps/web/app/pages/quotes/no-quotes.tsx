import { EmptyState } from '../../ui/states'
import { texts } from './texts'

export function NoQuotes({ isOpen }: { isOpen: boolean }) {
  if (!isOpen) return <EmptyState title={texts.nobodyHasQuoted} />
  return (
    <EmptyState title={texts.noQuotesYet}>
      <p className="mx-auto max-w-lg">{texts.everyPartyThatIs}</p>
    </EmptyState>
  )
}
