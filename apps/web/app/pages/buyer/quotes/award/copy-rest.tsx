import { copyRest } from '@lohahaat/contract/sourcing/awards/copy-rest'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../../api/browser-api'
import { newKey } from '../../../../api/new-key'
import { useSession } from '../../../../api/session/use-session'
import { useAction } from '../../../../parts/platform/use-action'
import { editPath } from '../../../../parts/sourcing/enquiry/paths'
import { Button } from '../../../../ui/button'
import { showToast } from '../../../../ui/messages/toast-store'
import { texts } from '../texts'
import { nameLines } from './left-out'

interface CopyRestProps {
  enquiry: Enquiry
  /** The accepted ones. */
  quotes: readonly Quote[]
}

/** Names the lines of a completed enquiry that were not ordered; its buyer makes a new enquiry of them by one press. */
export function CopyRest({ enquiry, quotes }: CopyRestProps) {
  const { userId, buys } = useSession()
  const navigate = useNavigate()
  const { busy, run } = useAction(() => null)
  const [idempotencyKey] = useState(newKey)
  const ordered = new Set(quotes.flatMap(({ items }) => items.filter((item) => item.ordered).map(itemId)))
  const rest = enquiry.enquiryItems.map(itemId).filter((id) => !ordered.has(id))
  if (rest.length === 0 || ordered.size === 0) return null

  const copy = () =>
    run(async () => {
      const { enquiryId, leadId } = await browserApi.send(
        copyRest,
        { enquiryId: enquiry.enquiryId },
        { idempotencyKey },
      )
      showToast(texts.leftOut.copied(leadId))
      await navigate(editPath({ enquiryId }))
    })

  return (
    <div className="mt-3 border-t border-green pt-3">
      <p>{texts.leftOut.wasNotOrdered(rest.length, nameLines(rest, enquiry))}</p>
      {buys && enquiry.buyerId === userId && (
        <Button busy={busy} onClick={copy} className="mt-3 print:hidden">
          {texts.leftOut.copy}
        </Button>
      )}
    </div>
  )
}

const itemId = ({ enquiryItemId }: { enquiryItemId: number }) => enquiryItemId
