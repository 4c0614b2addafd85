import { useState } from 'react'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/fields/text-area'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { texts } from './texts'
import type { Answering } from './use-answer'

/** Accepts or refuses the chosen lines. */
export function AnswerBar({ answer: { waiting, chosen, busy, accept, refuse } }: { answer: Answering }) {
  const [isRefusing, setRefusing] = useState(false)
  const none = chosen.size === 0
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-sm text-ink-soft">{texts.chosen(chosen.size, waiting.length)}</p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
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
    </div>
  )
}

interface RefusalFormProps {
  busy: boolean
  refuse: (reason: string) => Promise<void>
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
      onSubmit={() => void refuse(reason).then(onClose)}
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
