import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { browserApi } from '../../../api/browser-api'
import { showToast } from '../../../ui/messages/toast-store'
import { useAction } from '../../platform/use-action'
import { texts } from './texts'

/** Closes an enquiry without an award. */
export function useCloseEnquiry({ enquiryId, leadId }: Enquiry, onDone: () => void) {
  const { busy, run, revalidate } = useAction(onDone)

  const close = (reason: string) =>
    run(async () => {
      await browserApi.send(closeEnquiry, { enquiryId, reason })
      showToast(texts.close.done(leadId))
      await revalidate()
      onDone()
    })

  return { busy, close }
}
