import type { MasterDataRow } from '@lohahaat/contract/reference/master-data/description'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { PencilIcon } from '../../../ui/icons'
import { type Column, Table } from '../../../ui/lists/table'
import { texts } from './texts'

interface RecordTableProps {
  kind: MasterData
  rows: readonly MasterDataRow[]
  sort: ComponentProps<typeof Table>['sort']
  busy: boolean
}

export function RecordTable({ kind, rows, sort, busy }: RecordTableProps) {
  const edit: Column<MasterDataRow> = {
    title: texts.edit,
    cell: (row) => <EditLink kind={kind} row={row} />,
    numeric: true,
    speaksForItself: true,
  }
  return (
    <Table
      caption={kind.texts.list}
      columns={[...columnsOf(kind), edit]}
      rows={rows}
      keyOf={(row) => Number(row[kind.id.field])}
      sort={sort}
      busy={busy}
      dense
    />
  )
}

export const columnsOf = ({ screens, fields, texts: { columns } }: MasterData): readonly Column<MasterDataRow>[] =>
  screens.columns.map((field, place) => ({
    title: columns[field] ?? field,
    sort: field,
    numeric: fields[field]?.kind === 'number',
    cell: (row) => (
      <span className={place === 0 ? 'font-medium' : ''}>{shown(fields[field]?.words?.(), row[field])}</span>
    ),
  }))

const shown = (words: { yes: string; no: string } | undefined, value: MasterDataRow[string] | undefined) => {
  if (typeof value !== 'boolean') return value
  return value ? words?.yes : words?.no
}

function EditLink({ kind: { screens, id, title }, row }: { kind: MasterData; row: MasterDataRow }) {
  return (
    <Link
      to={`${screens.form}/${row[id.field]}`}
      aria-label={texts.editRecord(String(row[title]))}
      className="inline-flex min-h-10 items-center gap-1.5 font-semibold text-steel hover:underline"
    >
      <PencilIcon className="size-4" />
      {texts.edit}
    </Link>
  )
}
