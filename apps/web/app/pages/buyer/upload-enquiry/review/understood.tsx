import type { EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import { formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { isUnread } from './review-row'
import { texts } from '../texts'

/** How the list reader understood a line, in the line's own units. */
export function Understood({ read }: { read: EnquiryLine }) {
  const pipe = [
    read.className,
    [
      read.size && formatSize(read.size),
      read.thickness && `${read.thickness}\u00a0mm`,
      read.length !== null && `${read.length}\u00a0m`,
    ]
      .filter(Boolean)
      .join(' × '),
  ]
    .filter(Boolean)
    .join(' ')
  const further = [quantityOf(read), read.grade, read.make?.replaceAll(';', ', ')].filter(Boolean)
  if (isUnread(read)) return <span className="text-ink-soft">{texts.row.nothing}</span>
  return (
    <>
      {pipe}
      {further.length > 0 && <span className="block text-ink-soft">{further.join(' · ')}</span>}
    </>
  )
}

function quantityOf({ quantity, unit }: EnquiryLine): string | null {
  if (quantity === null) return texts.row.noQuantity
  return unit ? `${formatCount(quantity)}\u00a0${texts.row.readUnits[unit]}` : texts.row.unknownUnit(quantity)
}
