import { EmptyState } from '../../ui/states'

export function NoQuotes({ isOpen }: { isOpen: boolean }) {
  if (!isOpen) return <EmptyState title="Nobody has quoted" />
  return (
    <EmptyState title="No quotes yet">
      <p className="mx-auto max-w-lg">
        Every party that is signed in can see this enquiry and quote for it. You get a mail when a quote comes in, and
        all of them stand here side by side at what a ton costs at your gate.
      </p>
    </EmptyState>
  )
}
