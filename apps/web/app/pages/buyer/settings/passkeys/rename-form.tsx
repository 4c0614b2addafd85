import { PASSKEY_NAME_MAX } from '@lohahaat/contract/identity/passkeys/passkey-name'
import { renamePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import { useRef, useState } from 'react'
import { browserApi } from '../../../../api/browser-api'
import { useAction } from '../../../../parts/platform/use-action'
import { TextField } from '../../../../ui/fields/text-field'
import { DialogForm } from '../../../../ui/messages/dialog-form'
import { texts } from './texts'

interface RenameFormProps {
  passkeyId: number
  name: string
  onClose: () => void
}

export function RenameForm({ passkeyId, name, onClose }: RenameFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const { busy, run, revalidate } = useAction(onClose)

  async function save() {
    const typed = input.current?.value.trim() ?? ''
    setError(typed ? undefined : texts.renaming.missing)
    if (!typed) return
    await run(async () => {
      await browserApi.send(renamePasskey, { passkeyId, name: typed })
      await revalidate()
      onClose()
    })
  }

  return (
    <DialogForm
      busy={busy}
      closeLabel={texts.renaming.cancel}
      submitLabel={texts.renaming.save}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <div className="mt-4">
        <TextField
          ref={input}
          label={texts.name}
          hint={texts.renaming.hint}
          error={error}
          defaultValue={name}
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
          autoFocus
        />
      </div>
    </DialogForm>
  )
}
