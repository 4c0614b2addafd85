import { PASSKEY_NAME_MAX } from '@lohahaat/contract/identity/passkeys/passkey-name'
import { renamePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import { useRef, useState } from 'react'
import { browserApi } from '../../../../api/browser-api'
import { useAction } from '../../../../parts/platform/use-action'
import { Button } from '../../../../ui/button'
import { TextField } from '../../../../ui/fields/text-field'
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
    if (!typed || busy) return
    await run(async () => {
      await browserApi.send(renamePasskey, { passkeyId, name: typed })
      await revalidate()
      onClose()
    })
  }

  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
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
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{texts.renaming.cancel}</Button>
        <Button type="submit" variant="main" busy={busy}>
          {texts.renaming.save}
        </Button>
      </div>
    </form>
  )
}
