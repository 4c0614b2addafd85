import { useSyncExternalStore } from 'react'
import { AlertIcon, CheckIcon, CloseIcon } from '../icons'
import { dismissToast, shownToasts, subscribeToToasts, type Toast } from './toast-store'
import { texts } from '../texts'

const none: readonly Toast[] = []

/**
 * The live region is always rendered: screen readers announce only changes inside one. It does not cover the header.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none)
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 top-24 z-40 flex flex-col gap-2 sm:inset-x-auto sm:top-26 sm:right-6 sm:w-96"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const look = toast.kind === 'error' ? 'border-l-red' : 'border-l-green'
  return (
    <div
      className={`pointer-events-auto flex animate-rise items-start gap-3 rounded-box border border-l-4 border-line bg-card py-2 pr-1 pl-3 shadow-lift ${look}`}
    >
      {toast.kind === 'error' ? (
        <AlertIcon className="mt-1.5 size-5 text-red" />
      ) : (
        <CheckIcon className="mt-1.5 size-5 text-green" />
      )}
      <p className="min-w-0 grow py-1 text-[0.9375rem]">{toast.text}</p>
      <button
        type="button"
        aria-label={texts.dismissToast}
        onClick={() => dismissToast(toast.id)}
        className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-box text-ink-soft hover:text-ink"
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  )
}
