import { addApplicationNote } from '@lohahaat/contract/supply/applications/applications'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { newKey } from '../../../api/new-key'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/fields/checkbox'
import { TextArea } from '../../../ui/fields/text-area'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

/** A note among administrators, or for the applicant too. */
export function NoteForm({ companyId }: { companyId: number }) {
  const [note, setNote] = useState('')
  const [isShown, setShown] = useState(false)
  const [key, setKey] = useState(newKey)
  const { busy, run, revalidate } = useAction(() => undefined)
  const add = () =>
    run(async () => {
      await browserApi.send(addApplicationNote, { companyId, note, isShown }, { idempotencyKey: key })
      setNote('')
      setKey(newKey())
      showToast(texts.application.noteAdded)
      await revalidate()
    })
  return (
    <Card title={texts.application.addNote}>
      <TextArea
        label={texts.application.noteText}
        value={note}
        maxLength={1000}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Checkbox
        label={texts.application.shown}
        checked={isShown}
        onChange={({ currentTarget }) => setShown(currentTarget.checked)}
      />
      <Button busy={busy} disabled={note.trim() === ''} onClick={add}>
        {texts.application.addNote}
      </Button>
    </Card>
  )
}
