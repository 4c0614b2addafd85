import type { ReactNode } from 'react'
import { Badge } from '../../../../ui/badge'
import { AlertIcon, CheckIcon, CloseIcon, PencilIcon, SearchIcon } from '../../../../ui/icons'
import { CameraIcon } from '../../../../ui/work-icons'
import { isUnread, type ReviewRow } from './review-row'
import { texts } from '../texts'

const icon = 'mr-1 inline size-3.5 align-[-0.15em]'

/** How certain a line is, as text with an icon: colour alone is not accessible. */
export function RowStatus({ row }: { row: ReviewRow }): ReactNode {
  if (row.decision === 'left out') {
    return (
      <Badge>
        <CloseIcon className={icon} />
        {texts.status.leftOut}
      </Badge>
    )
  }
  return row.decision === 'taken' ? <Taken row={row} /> : <Open row={row} />
}

function Taken({ row: { isCorrected, isEdited, read } }: { row: ReviewRow }) {
  const isCertain = read.certain && read.item !== null && read.asked !== null
  if (isCertain && read.fromPhoto && !isCorrected) {
    return (
      <Badge tone="amber">
        <CameraIcon className={icon} />
        {texts.status.fromPhoto}
      </Badge>
    )
  }
  const Icon = isCorrected && isEdited ? PencilIcon : CheckIcon
  return (
    <Badge tone="green">
      <Icon className={icon} />
      {texts.status[isCorrected ? 'corrected' : isCertain ? 'certain' : 'taken']}
    </Badge>
  )
}

function Open({ row: { read } }: { row: ReviewRow }) {
  const isNamed = read.className !== null && read.size !== null && read.thickness !== null
  if (read.className === null && !isUnread(read)) {
    return (
      <Badge tone="red">
        <CloseIcon className={icon} />
        {texts.status.noPipe}
      </Badge>
    )
  }
  if (isNamed && read.item === null) {
    return (
      <Badge tone="amber">
        <SearchIcon className={icon} />
        {texts.status.notInList}
      </Badge>
    )
  }
  return (
    <Badge tone="amber">
      <AlertIcon className={icon} />
      {texts.status.open}
    </Badge>
  )
}
