import { useHref } from 'react-router'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

/** Copies the link to a result. Without scripts it is in the address bar. */
export function CopyLink({ to }: { to: string }) {
  const href = useHref(to)
  const copy = () =>
    navigator.clipboard.writeText(new URL(href, window.location.href).href).then(
      () => showToast(texts.copied),
      () => showToast(texts.notCopied, 'error'),
    )
  return (
    <button
      type="button"
      className="link mt-3 cursor-pointer py-1 text-[0.9375rem] noscript:hidden"
      onClick={() => void copy()}
    >
      {texts.copyLink}
    </button>
  )
}
