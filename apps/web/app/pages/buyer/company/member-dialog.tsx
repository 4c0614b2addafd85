import { changeMember, handOver, removeMember, type CompanyMember } from '@lohahaat/contract/identity/companies/members'
import { sellingRoles } from '@lohahaat/domain/identity/actor'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'
import { RoleField } from '../../../parts/identity/companies/role-field'
import { texts as roleTexts } from '../../../parts/identity/companies/texts'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { MoneyField } from '../../../ui/fields/money-field'
import { NumberField } from '../../../ui/fields/number-field'
import { SelectField } from '../../../ui/fields/select-field'
import { useConfirm } from '../../../ui/messages/confirm'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import { limitText, readLimit, tonsText } from './limit-text'
import { texts } from './texts'

interface MemberDialogProps {
  member: CompanyMember
  isSupplier: boolean
  onClose: () => void
}

/** Role and limits of a member, and the ways to part with him or to put him in charge. */
export function MemberDialog({ member, isSupplier, onClose }: MemberDialogProps) {
  const { userId, contactName } = member
  const isOwn = useSession().userId === userId
  const [role, setRole] = useState(member.companyRole)
  const [sellingRole, setSellingRole] = useState(member.sellingRole)
  const [orderLimit, setOrderLimit] = useState(limitText(member.orderLimit))
  const [orderTons, setOrderTons] = useState(tonsText(member.orderLimitTons))
  const [monthLimit, setMonthLimit] = useState(limitText(member.monthLimit))
  const [monthTons, setMonthTons] = useState(tonsText(member.monthLimitTons))
  const { busy, run, revalidate } = useAction(() => undefined)

  const save = () =>
    run(async () => {
      await browserApi.send(changeMember, {
        userId,
        companyRole: role,
        sellingRole,
        orderLimit: readLimit(orderLimit),
        orderLimitTons: readLimit(orderTons),
        monthLimit: readLimit(monthLimit),
        monthLimitTons: readLimit(monthTons),
      })
      await revalidate()
      showToast(texts.member.saved(contactName))
      onClose()
    })

  return (
    <Dialog open title={contactName} onClose={onClose}>
      <DialogForm
        busy={busy}
        closeLabel={texts.close}
        submitLabel={texts.member.save}
        onClose={onClose}
        onSubmit={() => void save()}
      >
        <div className="mt-4 grid gap-3">
          {isOwn ? (
            <p className="text-sm text-ink-soft">{texts.member.ownRole}</p>
          ) : (
            <RoleField value={role} onChange={setRole} />
          )}
          {isSupplier && !isOwn && (
            <SelectField
              label={roleTexts.sellingRole}
              options={sellingRoles.map((each) => ({ value: each, label: roleTexts.sellingRoles[each] }))}
              placeholder={roleTexts.noSellingRole}
              value={sellingRole ?? ''}
              onChange={({ currentTarget }) =>
                setSellingRole(sellingRoles.find((each) => each === currentTarget.value) ?? null)
              }
            />
          )}
          <MoneyField
            label={texts.member.orderLimit}
            hint={texts.member.limitHint}
            value={orderLimit}
            onChange={setOrderLimit}
          />
          <NumberField
            label={texts.member.orderLimitTons}
            hint={texts.member.limitHint}
            unit={texts.member.tons}
            places={3}
            value={orderTons}
            onChange={({ currentTarget }) => setOrderTons(currentTarget.value)}
          />
          <MoneyField
            label={texts.member.monthLimit}
            hint={texts.member.limitHint}
            value={monthLimit}
            onChange={setMonthLimit}
          />
          <NumberField
            label={texts.member.monthLimitTons}
            hint={texts.member.limitHint}
            unit={texts.member.tons}
            places={3}
            value={monthTons}
            onChange={({ currentTarget }) => setMonthTons(currentTarget.value)}
          />
          {!isOwn && <Partings member={member} onClose={onClose} />}
        </div>
      </DialogForm>
    </Dialog>
  )
}

function Partings({ member: { userId, contactName }, onClose }: Pick<MemberDialogProps, 'member' | 'onClose'>) {
  const confirm = useConfirm()
  const { busy, run, revalidate } = useAction(onClose)
  const words = texts.member

  async function act(
    question: Parameters<typeof confirm>[0],
    call: typeof handOver | typeof removeMember,
    done: string,
  ) {
    if (!(await confirm(question))) return
    await run(async () => {
      await browserApi.send(call, { userId })
      onClose()
      showToast(done)
      await revalidate()
    })
  }
  const hand = { title: words.handOverTitle, text: words.handOverText(contactName), action: words.handOver }
  const removal = { title: words.removeTitle, text: words.removeText(contactName), action: words.remove }

  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      <Button size="small" busy={busy} onClick={() => act(hand, handOver, words.handedOver(contactName))}>
        {words.handOver}
      </Button>
      <Button
        size="small"
        busy={busy}
        onClick={() => act({ ...removal, isDanger: true }, removeMember, words.removed(contactName))}
      >
        {words.remove}
      </Button>
    </div>
  )
}
