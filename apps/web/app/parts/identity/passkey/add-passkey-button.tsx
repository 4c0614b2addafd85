import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/button'
import type { ButtonLook } from '../../../ui/button-class'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'
import { usePasskeyPress } from './use-passkey-press'
import { addPasskey } from './with-passkey'

interface AddPasskeyButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  onAdded: () => unknown
}

export function AddPasskeyButton({ onAdded, ...look }: AddPasskeyButtonProps) {
  const { revalidate } = useRevalidator()
  const { busy, run } = usePasskeyPress(texts.notAdded)

  const add = () =>
    run(async () => {
      const { name } = await addPasskey()
      showToast(texts.added(name))
      await revalidate()
      await onAdded()
    })

  return (
    <Button {...look} busy={busy} onClick={add}>
      {texts.offer.add}
    </Button>
  )
}
