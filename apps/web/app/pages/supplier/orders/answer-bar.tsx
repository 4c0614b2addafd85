import { useState } from 'react'
import { BottomBar } from '../../../ui/bottom-bar'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/fields/text-area'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { formatKg } from '../../../parts/platform/format'
import { texts } from './texts'
import type { Answering } from './use-answer'

/** Accepts or refuses the chosen lines. */
export function AnswerBar({ answer: { waiting, chosen, kg, amount, busy, accept, refuse } }: { answer: Answering }) {
  const [isRefusing, setRefusing] = useState(false)
  const none = chosen.size === 0
  return (
    <BottomBar label={texts.answerTitle}>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-xl font-semibold tabular-nums">{formatKg(kg)}</span>
          <span className="font-medium tabular-nums">{formatRupees(rupees(amount))}</span>
        </p>
        <p className="text-sm text-ink-soft">{texts.chosen(chosen.size, waiting.length)}</p>
      </div>
      <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
        <Button disabled={none} onClick={() => setRefusing(true)}>
          {texts.refuse}
        </Button>
        <Button variant="main" busy={busy} disabled={none} onClick={accept}>
          {texts.accept(chosen.size)}
        </Button>
      </div>
      <Dialog open={isRefusing} title={texts.refuseTitle(chosen.size)} onClose={() => setRefusing(false)}>
        {isRefusing && <RefusalForm busy={busy} refuse={refuse} onClose={() => setRefusing(false)} />}
      </Dialog>
    </BottomBar>
  )
}

interface RefusalFormProps {
  busy: boolean
  /** Whether it was taken. */
  refuse: (reason: string) => Promise<boolean>
  onClose: () => void
}

function RefusalForm({ busy, refuse, onClose }: RefusalFormProps) {
  const [reason, setReason] = useState('')
  return (
    <DialogForm
      busy={busy}
      closeLabel={texts.close}
      submitLabel={texts.refuse}
      onClose={onClose}
      onSubmit={() => void refuse(reason).then((isTaken) => isTaken && onClose())}
    >
      <p className="mt-1 mb-4 text-ink-soft">{texts.refuseNote}</p>
      <TextArea
        label={texts.reason}
        value={reason}
        maxLength={200}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </DialogForm>
  )
}
