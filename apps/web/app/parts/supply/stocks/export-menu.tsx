import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import type { SheetFormat } from '@lohahaat/contract/inventory/sheets/stock-template'
import type { MouseEvent } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useDownload } from '../../../parts/platform/use-download'
import { buttonClass } from '../../../ui/button-class'
import { ChevronDownIcon } from '../../../ui/icons'
import { DownloadIcon } from '../../../ui/work-icons'
import { Menu, menuItemClass } from '../../../ui/menu'
import { Spinner } from '../../../ui/messages/spinner'
import { useStockDesk } from '../stock-desk'
import { texts } from './texts'

/** Exports all items that match the filters, not only the current page. */
export function ExportMenu({ filters }: { filters: StockFilters }) {
  const xlsx = useExport('xlsx', filters)
  const csv = useExport('csv', filters)
  const busy = xlsx.busy || csv.busy
  return (
    <Menu
      group="stock-export"
      align="right"
      summaryClass={`${buttonClass()} w-full list-none [&::-webkit-details-marker]:hidden`}
      label={
        <>
          {busy ? <Spinner /> : <DownloadIcon className="size-4.5" />}
          {busy ? texts.export.busy : texts.export.button}
          <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        </>
      }
    >
      {[xlsx, csv].map(({ format, download }) => (
        <button key={format} type="button" disabled={busy} onClick={closing(download)} className={menuItemClass}>
          {texts.export.formats[format]}
        </button>
      ))}
    </Menu>
  )
}

function useExport(format: SheetFormat, filters: StockFilters) {
  const { calls } = useStockDesk()
  return { format, ...useDownload(() => browserApi.download(calls.exportSheet, { format, ...filters })) }
}

/** Closes the menu after the choice. */
const closing = (choose: () => unknown) => (event: MouseEvent<HTMLButtonElement>) => {
  event.currentTarget.closest('details')?.removeAttribute('open')
  choose()
}
