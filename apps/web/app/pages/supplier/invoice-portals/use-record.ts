import { useFormSend } from '../../../parts/fulfilment/use-form-send'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './cancelled-texts'

/** Saves what happened at a portal, says so and closes the dialog. */
export function useRecord(onClose: () => void) {
  const { busy, refusal, send } = useFormSend()
  async function save(work: () => Promise<unknown>) {
    if (!(await send(work))) return
    showToast(texts.recorded)
    onClose()
  }
  return { busy, refusal, save }
}
