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
import { MonthLimit } from './month-limit'
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
  const used = new Map(limits.map(({ userId, usedThisMonth }) => [userId, usedThisMonth]))
  const columns: Column<CompanyMember>[] = [
    { title: texts.members.name, cell: (member) => <Person member={member} /> },
    { title: roleTexts.role, cell: (member) => roleTexts.roles[member.companyRole] },
    { title: texts.members.limits, cell: (member) => <Limits member={member} used={used.get(member.userId)} /> },
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

type Used = ResponseOf<typeof fetchLimits>[number]['usedThisMonth']

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

function Limits({ member, used }: CellProps & { used: Used | undefined }) {
  const { orderLimit, orderLimitTons, monthLimit, monthLimitTons } = member
  if ([orderLimit, orderLimitTons, monthLimit, monthLimitTons].every((limit) => limit === null))
    return <span className="text-ink-soft">{texts.members.noLimits}</span>
  return (
    <div className="grid gap-1.5 py-1 text-sm">
      {orderLimit !== null && <p>{texts.members.perOrder(money(orderLimit))}</p>}
      {orderLimitTons !== null && <p>{texts.members.perOrder(formatTons(orderLimitTons))}</p>}
      {monthLimit !== null && <MonthLimit most={monthLimit} used={used?.rupees} say={money} />}
      {monthLimitTons !== null && <MonthLimit most={monthLimitTons} used={used?.tons} say={formatTons} />}
    </div>
  )
}

const money = (value: number) => formatRupees(rupees(value))

const Seen = ({ at }: { at: string | null }) => (
  <span className="text-sm text-ink-soft">{at === null ? texts.members.notSeen : <IstTime instant={at} />}</span>
)
