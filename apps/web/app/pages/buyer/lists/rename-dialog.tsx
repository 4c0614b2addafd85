import { changeKeptList } from '@lohahaat/contract/sourcing/lists/kept-lists'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/messages/dialog'
import { DialogForm } from '../../../ui/messages/dialog-form'
import type { KeptList } from './list-card'
import { texts } from './texts'

/** Gives a list another name. */
export function RenameDialog({ kept, onClose }: { kept: KeptList; onClose: () => void }) {
  const [name, setName] = useState(kept.name)
  const { busy, run, revalidate } = useAction(() => undefined)

  const rename = () =>
    run(async () => {
      await browserApi.send(changeKeptList, { listId: kept.listId, name })
      await revalidate()
      onClose()
    })

  return (
    <Dialog open title={texts.renameTitle} onClose={onClose}>
      <DialogForm
        busy={busy}
        closeLabel={texts.close}
        submitLabel={texts.rename}
        onClose={onClose}
        onSubmit={() => void rename()}
      >
        <TextField
          label={texts.name}
          value={name}
          maxLength={80}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          className="mt-4"
        />
      </DialogForm>
    </Dialog>
  )
}
