import { deletePasskey } from '@lohahaat/contract/identity/passkeys/passkeys'
import { useState } from 'react'
import { browserApi } from '../../../../api/browser-api'
import { useAction } from '../../../../parts/platform/use-action'
import { Button } from '../../../../ui/button'
import { useConfirm } from '../../../../ui/messages/confirm'
import { Dialog } from '../../../../ui/messages/dialog'
import { RemoveButton } from '../../../../ui/remove-button'
import { showToast } from '../../../../ui/messages/toast-store'
import type { Passkey } from './passkey-list'
import { RenameForm } from './rename-form'
import { texts } from './texts'

export function PasskeyActions({ passkey: { passkeyId, name } }: { passkey: Passkey }) {
  const confirm = useConfirm()
  const [isRenaming, setRenaming] = useState(false)
  const { busy, run, revalidate } = useAction(() => setRenaming(false))

  async function remove() {
    const { title, text, action, done } = texts.removing
    if (!(await confirm({ title: title(name), text, action, isDanger: true }))) return
    await run(async () => {
      await browserApi.send(deletePasskey, { passkeyId })
      showToast(done(name))
      await revalidate()
    })
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" aria-label={texts.renameOf(name)} onClick={() => setRenaming(true)}>
        {texts.rename}
      </Button>
      <RemoveButton size="small" aria-label={texts.removeOf(name)} busy={busy} onClick={remove}>
        {texts.remove}
      </RemoveButton>
      <Dialog open={isRenaming} title={texts.renaming.title} onClose={() => setRenaming(false)}>
        {isRenaming && <RenameForm passkeyId={passkeyId} name={name} onClose={() => setRenaming(false)} />}
      </Dialog>
    </div>
  )
}
