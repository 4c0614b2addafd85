import { fetchRatesFile, type RateFileFormat } from '@lohahaat/contract/catalogue/rates/rates-file'
import { browserApi } from '../../../api/browser-api'
import type { CatalogueClass } from '../../../parts/catalogue/product/load-classes'
import { useDownload } from '../../../parts/platform/use-download'
import { Button } from '../../../ui/button'
import { DownloadIcon, LinkIcon, PrintIcon } from '../../../ui/icons'
import { showToast } from '../../../ui/messages/toast-store'
import { ratesInput } from './load-rates'
import type { RatesQuery } from './rates-query'
import { texts } from './texts'

interface RatesActionsProps {
  title: string
  shown: CatalogueClass
  query: RatesQuery
}

export function RatesActions({ title, shown, query }: RatesActionsProps) {
  return (
    <div role="group" aria-label={texts.actions} className="flex flex-wrap gap-2 noscript:hidden print:hidden">
      <Button size="small" onClick={() => shareLink(title)}>
        <LinkIcon className="size-4.5" />
        {texts.share}
      </Button>
      <Button size="small" className="max-sm:hidden" onClick={() => window.print()}>
        <PrintIcon className="size-4.5" />
        {texts.print}
      </Button>
      <FileButton format="pdf" shown={shown} query={query} />
      <FileButton format="xlsx" shown={shown} query={query} />
    </div>
  )
}

interface FileButtonProps extends Omit<RatesActionsProps, 'title'> {
  format: RateFileFormat
}

function FileButton({ format, shown, query }: FileButtonProps) {
  const { busy, download } = useDownload(() =>
    browserApi.download(fetchRatesFile, { ...ratesInput(shown, query), format }),
  )
  return (
    <Button size="small" busy={busy} onClick={download}>
      <DownloadIcon className="size-4.5" />
      {texts[format]}
    </Button>
  )
}

/** By the phone's own sheet where there is one; closing it is no error. */
async function shareLink(title: string) {
  const url = window.location.href
  if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => {})
  await navigator.clipboard.writeText(url).then(
    () => showToast(texts.copied),
    () => showToast(texts.notCopied, 'error'),
  )
}
