import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import type { Enquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry'
import { browserApi } from '../../../api/browser-api'
import { showToast } from '../../../ui/messages/toast-store'
import { useAction } from '../../platform/use-action'
import { texts } from './texts'

/** Closes an enquiry without an award. */
export function useCloseEnquiry({ buyerInstructionId, leadId }: Enquiry, onDone: () => void) {
  const { busy, run, revalidate } = useAction(onDone)

  const close = (reason: string) =>
    run(async () => {
      await browserApi.send(closeEnquiry, { buyerInstructionId, reason })
      showToast(texts.close.done(leadId))
      await revalidate()
      onDone()
    })

  return { busy, close }
}
