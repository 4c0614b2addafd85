import type { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import type { CompanyMember } from '@lohahaat/contract/identity/companies/members'
import type { fetchLimits } from '@lohahaat/contract/ordering/approvals/limits'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { useState } from 'react'
import { useSession } from '../../../api/session/use-session'
import { texts as roleTexts } from '../../../parts/identity/companies/texts'
import { formatTons } from '../../../parts/platform/format'
import { IstTime } from '../../../parts/platform/ist-time'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { type Column, Table } from '../../../ui/lists/table'
import { MemberDialog } from './member-dialog'
import { texts } from './texts'

export type Company = ResponseOf<typeof fetchCompany>

interface MembersProps {
  members: readonly CompanyMember[]
  /** Of those members whose limits the reader may see. */
  limits: ResponseOf<typeof fetchLimits>
  company: Company
}

/** Who is in the company, and what he may do; owners change it. */
export function Members({ members, limits, company: { companyRole, isSupplier } }: MembersProps) {
  const [changed, setChanged] = useState<CompanyMember | null>(null)
  const isOwner = companyRole === 'Owner'
  const left = new Map(limits.map(({ userId, leftThisMonth }) => [userId, leftThisMonth]))
  const columns: Column<CompanyMember>[] = [
    { title: texts.members.name, cell: (member) => <Person member={member} /> },
    { title: roleTexts.role, cell: (member) => roleTexts.roles[member.companyRole] },
    { title: texts.members.limits, cell: (member) => <Limits member={member} left={left.get(member.userId)} /> },
    { title: texts.members.lastSeen, cell: ({ lastSeenAt }) => <Seen at={lastSeenAt} /> },
  ]
  if (isSupplier)
    columns.splice(2, 0, {
      title: roleTexts.sellingRole,
      cell: ({ sellingRole }) => (sellingRole ? roleTexts.sellingRoles[sellingRole] : roleTexts.noSellingRole),
    })
  if (isOwner)
    columns.push({
      title: texts.members.change,
      cell: (member) => (
        <Button size="small" aria-label={texts.members.changeOf(member.contactName)} onClick={() => setChanged(member)}>
          {texts.members.change}
        </Button>
      ),
      speaksForItself: true,
    })
  return (
    <Card title={texts.members.title}>
      <Table caption={texts.members.title} columns={columns} rows={members} keyOf={({ userId }) => userId} dense />
      {!isOwner && <p className="mt-4 text-sm text-ink-soft">{texts.members.readOnly}</p>}
      {changed && <MemberDialog member={changed} isSupplier={isSupplier} onClose={() => setChanged(null)} />}
    </Card>
  )
}

interface CellProps {
  member: CompanyMember
}

function Person({ member: { userId, contactName, email } }: CellProps) {
  const session = useSession()
  return (
    <div className="wrap-anywhere">
      <p className="font-medium">
        {contactName} {session.userId === userId && <Badge>{texts.members.you}</Badge>}
      </p>
      <p className="text-sm text-ink-soft">{email}</p>
    </div>
  )
}

interface Left {
  rupees: number | null
  tons: number | null
}

function Limits({ member: { orderLimit, monthLimit, monthLimitTons }, left }: CellProps & { left: Left | undefined }) {
  const said = [
    orderLimit !== null && texts.members.perOrder(formatRupees(rupees(orderLimit))),
    monthLimit !== null && texts.members.perMonth(formatRupees(rupees(monthLimit))),
    monthLimitTons !== null && texts.members.perMonth(formatTons(monthLimitTons)),
    left && left.rupees !== null && texts.members.left(formatRupees(rupees(left.rupees))),
    left && left.tons !== null && texts.members.left(formatTons(left.tons)),
  ].filter((limit) => typeof limit === 'string')
  if (said.length === 0) return <span className="text-ink-soft">{texts.members.noLimits}</span>
  return said.map((limit) => (
    <p key={limit} className="text-sm">
      {limit}
    </p>
  ))
}

const Seen = ({ at }: { at: string | null }) => (
  <span className="text-sm text-ink-soft">{at === null ? texts.members.notSeen : <IstTime instant={at} />}</span>
)
