import { confirmSlip } from '@lohahaat/contract/fulfilment/weighbridge/slips'
import type { Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import { browserApi } from '../../../api/browser-api'
import { Button } from '../../../ui/button'
import { showToast } from '../../../ui/messages/toast-store'
import { FormHead } from '../form-head'
import { useFormSend } from '../use-form-send'
import { texts } from './texts'

/** Agrees to the third slip for the caller's side. */
export function AgreeButton({ weighment: { slips } }: { weighment: Weighment }) {
  const { busy, refusal, send } = useFormSend()
  const third = slips.find(({ side }) => side === 'third')
  if (!third) return null
  const agree = () =>
    send(async () => {
      await browserApi.send(confirmSlip, { slipId: third.slipId })
      showToast(texts.isAgreed)
    })
  return (
    <>
      <FormHead refusal={refusal} />
      <Button variant="main" busy={busy} onClick={agree} className="max-sm:w-full">
        {texts.agree}
      </Button>
    </>
  )
}
