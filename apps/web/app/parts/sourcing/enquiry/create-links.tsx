import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { PlusIcon } from '../../../ui/icons'
import { UploadIcon } from '../../../ui/work-icons'
import { createPath, uploadPath } from './paths'
import { texts } from './texts'

interface CreateLinksProps {
  /** Whether an enquiry is what the screen is for. */
  isMain?: boolean
  className?: string
}

/** Links to create an enquiry, by form or by upload. */
export function CreateLinks({ isMain = true, className = '' }: CreateLinksProps) {
  return (
    <div className={`flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow ${className}`}>
      <Link to={uploadPath} className={buttonClass()}>
        <UploadIcon className="size-4.5" />
        {texts.uploadEnquiry}
      </Link>
      <Link to={createPath} className={buttonClass({ variant: isMain ? 'main' : 'quiet' })}>
        <PlusIcon className="size-4.5" />
        {texts.createEnquiry}
      </Link>
    </div>
  )
}
