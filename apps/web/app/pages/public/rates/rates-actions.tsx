import { fetchRatesFile, type RateFileFormat } from '@lohahaat/contract/catalogue/rates/rates-file'
import type { RateCard } from '@lohahaat/domain/catalogue/rates/rate-card'
import { useLocation } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import type { CatalogueClass } from '../../../parts/catalogue/product/load-classes'
import { ShareButton } from '../../../parts/platform/share/share-button'
import { useDownload } from '../../../parts/platform/use-download'
import { Button } from '../../../ui/button'
import { DownloadIcon, PrintIcon } from '../../../ui/work-icons'
import { ratesInput } from './load-rates'
import type { RatesQuery } from './rates-query'
import { texts } from './texts'

interface RatesActionsProps {
  card: RateCard
  shown: CatalogueClass
  query: RatesQuery
}

export function RatesActions({ card, shown, query }: RatesActionsProps) {
  const { pathname, search } = useLocation()
  return (
    <div role="group" aria-label={texts.actions} className="flex flex-wrap gap-2 noscript:hidden print:hidden">
      <ShareButton
        isPublic
        size="small"
        path={`${pathname}${search}`}
        load={async () => {
          const { ratesMessage } = await import('@lohahaat/domain/site/messages/rates-message')
          return () => ratesMessage(card)
        }}
      />
      <Button size="small" className="max-sm:hidden" onClick={() => window.print()}>
        <PrintIcon className="size-4.5" />
        {texts.print}
      </Button>
      <FileButton format="pdf" shown={shown} query={query} />
      <FileButton format="xlsx" shown={shown} query={query} />
    </div>
  )
}

interface FileButtonProps extends Omit<RatesActionsProps, 'card'> {
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
