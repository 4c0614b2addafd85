import { closeEnquiry } from '@lohahaat/contract/enquiry/close-enquiry'
import type { Enquiry } from '@lohahaat/contract/enquiry/enquiry'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, errorText } from '../../api/api-error'
import { browserApi } from '../../api/browser-api'
import { showToast } from '../../ui/toast-store'

/** Closes an enquiry without an award. A refusal means that somebody was faster, so the screen is loaded anew. */
export function useCloseEnquiry({ buyerInstructionId, leadId }: Enquiry, onDone: () => void) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function close(reason: string) {
    setBusy(true)
    try {
      await browserApi.send(closeEnquiry, { buyerInstructionId, reason })
      showToast(`Enquiry ${leadId} is closed`)
      await revalidate()
      onDone()
    } catch (error) {
      showToast(errorText(error), 'error')
      if (error instanceof ApiError && error.status === 400) {
        onDone()
        await revalidate()
      }
    } finally {
      setBusy(false)
    }
  }

  return { busy, close }
}
