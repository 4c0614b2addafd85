import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { AlertIcon } from '../../../ui/icons'
import { outdatingText } from './outdating'

export function OutdatingNotice({ enquiry }: { enquiry: Enquiry }) {
  const text = outdatingText(enquiry)
  if (text === null) return null
  return (
    <p className="flex items-start gap-2.5 rounded-box bg-amber-wash px-4 py-3 text-[0.9375rem] text-amber">
      <AlertIcon className="mt-0.5 size-5" />
      {text}
    </p>
  )
}
