import { formatCount } from '@lohahaat/domain/platform/formats'
import { Button } from '../../../ui/button'
import { DownloadIcon } from '../../../ui/work-icons'
import { type Column, Table } from '../../../ui/lists/table'
import { saveErrors } from './error-file'
import type { ImportResult } from './use-stock-import'
import { texts } from './texts'

type RowError = ImportResult['errors'][number]

const columns = (): readonly Column<RowError>[] => [
  {
    title: texts.errors.row,
    cell: ({ row }) => <span className="font-medium">{formatCount(row)}</span>,
    numeric: true,
  },
  { title: texts.errors.column, cell: ({ column }) => <span className="whitespace-nowrap">{column}</span> },
  { title: texts.errors.value, cell: ({ value }) => <Value text={value} /> },
  { title: texts.errors.problem, cell: ({ error }) => <span className="break-words">{error}</span> },
]

function Value({ text }: { text: string }) {
  return text ? (
    <span className="break-words">{text}</span>
  ) : (
    <span className="text-ink-soft">{texts.errors.blank}</span>
  )
}

export function ErrorTable({ errors, count }: { errors: readonly RowError[]; count: number }) {
  return (
    <div className="mt-2">
      <Table
        caption={texts.errors.caption}
        columns={columns()}
        rows={errors}
        keyOf={({ row, column }) => `${row} ${column}`}
        dense
      />
      <Button size="small" onClick={() => saveErrors(errors)} className="mt-3">
        <DownloadIcon className="size-4.5" />
        {texts.errors.download}
      </Button>
      {count > errors.length && (
        <p className="mt-3 text-sm text-ink-soft">{texts.errors.first(errors.length, count)}</p>
      )}
    </div>
  )
}
