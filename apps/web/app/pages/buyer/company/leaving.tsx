import { askToJoin } from '@lohahaat/contract/identity/companies/join-requests'
import { leaveCompany, type CompanyMember } from '@lohahaat/contract/identity/companies/members'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { BringAlong } from '../../../parts/identity/companies/bring-along'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/fields/text-field'
import { useConfirm } from '../../../ui/messages/confirm'
import type { Company } from './members'
import { texts } from './texts'

interface LeavingProps {
  company: Company
  members: readonly CompanyMember[]
}

/** The ways into another company, and out of this one. */
export function Leaving({ company: { memberCount, companyRole }, members }: LeavingProps) {
  const owners = members.filter((member) => member.companyRole === 'Owner')
  const isLastOwner = companyRole === 'Owner' && owners.length === 1
  const isAlone = memberCount === 1
  return (
    <>
      {(isAlone || !isLastOwner) && <JoinAnother isAlone={isAlone} />}
      {!isAlone && (
        <Card title={texts.leave.title}>
          {isLastOwner ? <p className="text-ink-soft">{texts.leave.lastOwner}</p> : <Leave />}
        </Card>
      )}
    </>
  )
}

function JoinAnother({ isAlone }: { isAlone: boolean }) {
  const [gstNumber, setGstNumber] = useState('')
  const [bringsAlong, setBringsAlong] = useState(true)
  const [isAsked, setAsked] = useState(false)
  const { busy, run } = useAction(() => undefined)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    void run(async () => {
      await browserApi.send(askToJoin, { gstNumber, bringsAlong: isAlone && bringsAlong })
      setAsked(true)
    })
  }

  return (
    <Card title={texts.join.title}>
      <p aria-live="polite" className="mb-4 text-ink-soft">
        {isAsked ? texts.join.asked : texts.join.intro}
      </p>
      {!isAsked && (
        <form noValidate onSubmit={submit} className="grid gap-2">
          <TextField
            label={texts.join.number}
            maxLength={15}
            autoComplete="off"
            value={gstNumber}
            onChange={({ currentTarget }) => setGstNumber(currentTarget.value)}
          />
          {isAlone && <BringAlong checked={bringsAlong} onChange={setBringsAlong} />}
          <Button type="submit" busy={busy} disabled={gstNumber.trim() === ''} className="justify-self-start">
            {texts.join.ask}
          </Button>
        </form>
      )}
    </Card>
  )
}

function Leave() {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { busy, run } = useAction(() => undefined)

  async function leave() {
    const { question: title, text, button: action } = texts.leave
    if (!(await confirm({ title, text, action, isDanger: true }))) return
    await run(async () => {
      await browserApi.send(leaveCompany)
      browserApi.session.clear()
      await navigate('/login')
    })
  }

  return (
    <Button busy={busy} onClick={leave}>
      {texts.leave.button}
    </Button>
  )
}
