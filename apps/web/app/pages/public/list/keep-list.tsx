import { changeKeptList, keepList } from '@lohahaat/contract/sourcing/lists/kept-lists'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { sendOrKeep } from '../../../api/device/waiting'
import { newKey } from '../../../api/new-key'
import { useSession } from '../../../api/session/use-session'
import { texts as keptTexts } from '../../../parts/platform/kept-form/texts'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Checkbox } from '../../../ui/fields/checkbox'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import { showToast } from '../../../ui/messages/toast-store'
import { keptLines } from './list-lines'
import type { ListState } from './list-state'
import { texts } from './texts'

interface KeepListProps {
  list: ListState
  onKept: (kept: ListState['kept']) => void
}

/** Keeps the list by a name, for whoever is signed in: a new one, or in place of the one that it came from. */
export function KeepList({ list, onKept }: KeepListProps) {
  const { isSignedIn } = useSession()
  const [key, setKey] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [replaces, setReplaces] = useState(true)
  const [busy, setBusy] = useState(false)
  const { kept } = list
  const lines = keptLines(list)
  if (!isSignedIn) return null

  async function keep() {
    setBusy(true)
    try {
      if (kept && replaces) onSaved(await browserApi.send(changeKeptList, { listId: kept.listId, name, lines }))
      else await keepNew(key ?? newKey())
      setKey(null)
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(false)
    }
  }

  async function keepNew(idempotencyKey: string) {
    const typed = { kind: 'list', input: { name, lines }, title: name, key: idempotencyKey } as const
    const way = await sendOrKeep(typed, async () =>
      onSaved(await browserApi.send(keepList, typed.input, { idempotencyKey })),
    )
    if (way === 'kept') showToast(keptTexts.kept)
  }

  function onSaved(saved: NonNullable<ListState['kept']>) {
    showToast(texts.kept(saved.name))
    onKept(saved)
  }

  const open = () => {
    setName(kept?.name ?? name)
    setKey(newKey())
  }

  return (
    <>
      <Link to="/lists" className={buttonClass({ size: 'small', variant: 'quiet' })}>
        {texts.keptLists}
      </Link>
      <Button size="small" disabled={lines.length === 0} onClick={open}>
        {texts.keep}
      </Button>
      <Dialog open={key !== null} title={texts.keepTitle} onClose={() => setKey(null)}>
        <DialogForm
          busy={busy}
          closeLabel={texts.cancel}
          submitLabel={texts.keep}
          onClose={() => setKey(null)}
          onSubmit={() => void keep()}
        >
          <TextField
            label={texts.keepName}
            value={name}
            maxLength={80}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            className="mt-4"
          />
          {kept && (
            <Checkbox
              label={texts.replace(kept.name)}
              checked={replaces}
              onChange={({ currentTarget }) => setReplaces(currentTarget.checked)}
            />
          )}
        </DialogForm>
      </Dialog>
    </>
  )
}
