import type { SheetFormat } from '@lohahaat/contract/inventory/sheets/stock-template'
import { browserApi } from '../../../api/browser-api'
import { useDownload } from '../../../parts/platform/use-download'
import { Button } from '../../../ui/button'
import { DownloadIcon } from '../../../ui/work-icons'
import { ColumnList } from './column-list'
import { useStockDesk } from '../stock-desk'
import { texts } from './texts'

export function TemplateStep() {
  return (
    <>
      <p className="mb-4 text-ink-soft">{texts.template.explanation}</p>
      <div className="mb-5 flex gap-3 *:grow">
        <TemplateButton format="xlsx" />
        <TemplateButton format="csv" />
      </div>
      <ColumnList />
    </>
  )
}

function TemplateButton({ format }: { format: SheetFormat }) {
  const { calls } = useStockDesk()
  const { busy, download } = useDownload(() => browserApi.download(calls.template, { format }))
  return (
    <Button busy={busy} onClick={download} aria-label={texts.template.downloadAs[format]}>
      <DownloadIcon className="size-4.5" />
      {texts.template.formats[format]}
    </Button>
  )
}
