import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { exportQuotes } from '@lohahaat/contract/sourcing/quotes/export-quotes'
import { browserApi } from '../../../api/browser-api'
import { useDownload } from '../../../parts/platform/use-download'
import { Button } from '../../../ui/button'
import { DownloadIcon } from '../../../ui/work-icons'
import { SelectField } from '../../../ui/fields/select-field'
import type { Sorting } from './compare'
import { texts } from './texts'

interface ComparisonToolsProps {
  enquiry: Enquiry
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

export function ComparisonTools({ enquiry: { enquiryId }, sorting, onSort }: ComparisonToolsProps) {
  const { busy, download } = useDownload(() => browserApi.download(exportQuotes, { enquiryId }))
  return (
    <div className="flex flex-wrap items-end justify-between gap-3 print:hidden">
      <SelectField
        label={texts.sortBy}
        placeholder={null}
        value={sorting}
        options={Object.entries(texts.sortings).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => onSort(currentTarget.value as Sorting)}
        className="w-72 max-sm:w-full [&>p:empty]:hidden"
      />
      <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <Button busy={busy} onClick={download}>
          <DownloadIcon className="size-4.5" />
          {texts.exportCsv}
        </Button>
      </div>
    </div>
  )
}
