import type { CompanyRow } from '@lohahaat/contract/identity/companies/merge-companies'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { type Column, Table } from '../../../ui/lists/table'
import { MergeDialog } from './merge-dialog'
import { texts } from './texts'

interface CompaniesTableProps {
  companies: readonly CompanyRow[]
  busy: boolean
}

export function CompaniesTable({ companies, busy }: CompaniesTableProps) {
  const [merged, setMerged] = useState<CompanyRow | null>(null)
  const columns: readonly Column<CompanyRow>[] = [
    { title: texts.columns.company, cell: (company) => <Name company={company} /> },
    {
      title: texts.columns.gstNumbers,
      cell: ({ gstNumbers }) => gstNumbers.map((number) => <p key={number}>{number}</p>),
    },
    { title: texts.columns.members, cell: (company) => <Owners company={company} /> },
    {
      title: texts.columns.merge,
      cell: (company) => (
        <Button size="small" aria-label={texts.mergeOf(company.name)} onClick={() => setMerged(company)}>
          {texts.merge}
        </Button>
      ),
      speaksForItself: true,
    },
  ]
  return (
    <>
      <Table
        caption={texts.title}
        columns={columns}
        rows={companies}
        keyOf={({ companyId }) => companyId}
        busy={busy}
        dense
      />
      {merged && <MergeDialog company={merged} onClose={() => setMerged(null)} />}
    </>
  )
}

interface CellProps {
  company: CompanyRow
}

const Name = ({ company: { name, sellerName } }: CellProps) => (
  <div className="wrap-anywhere">
    <p className="font-medium">{name}</p>
    {sellerName && <p className="text-sm text-ink-soft">{texts.supplier(sellerName)}</p>}
  </div>
)

const Owners = ({ company: { memberCount, owners } }: CellProps) => (
  <div className="wrap-anywhere">
    <p>{texts.members(memberCount)}</p>
    {owners.map((email) => (
      <p key={email} className="text-sm text-ink-soft">
        {email}
      </p>
    ))}
  </div>
)
