import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchSupplierDesk } from '@lohahaat/contract/supply/desk/supplier-desk'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { isClosed } from '@lohahaat/domain/supply/application'
import { sellsFor } from '@lohahaat/domain/identity/permissions'
import { useState } from 'react'
import { Link } from 'react-router'
import { IstTime } from '../../../parts/platform/ist-time'
import { ownStock } from '../../../parts/supply/stock-desk'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { UploadIcon } from '../../../ui/work-icons'
import { Sentence } from '../../../ui/sentence'
import { HolidaysDialog } from './holidays-dialog'
import { texts } from './texts'

export type SupplierDesk = ResponseOf<typeof fetchSupplierDesk>

/** Who the supplier is, whether he sells at the moment, and the ways to his stock. */
export function DeskHead({ desk }: { desk: SupplierDesk }) {
  const [isOpen, setOpen] = useState(false)
  const { name, verified, yards, now, status, holidays } = desk
  const runs = sellsFor('run the supplier', desk)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
            {verified && <Badge tone="steel">{texts.verified}</Badge>}
          </div>
          <p className="mt-1 text-sm text-ink-soft">
            {texts.yards(yards.join(', '))} · <IstTime instant={now} />
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-3!">
          {sellsFor('manage own stock', desk) && (
            <Link to={ownStock.paths.import} className={buttonClass()}>
              <UploadIcon className="size-4.5" />
              {texts.import}
            </Link>
          )}
          {runs && status !== null && status !== 'Suspended' && (
            <Button onClick={() => setOpen(true)}>{texts.holidays.button}</Button>
          )}
        </div>
      </div>
      {status === 'Suspended' && (
        <p role="alert" className="mb-5 rounded-box bg-red-wash px-4 py-3 text-red">
          <Sentence text={texts.suspended} marks={{ application: toApplication }} />
        </p>
      )}
      {status !== null && isClosed(status) && holidays && (
        <p className="mb-5 rounded-box bg-steel-wash px-4 py-3 text-steel">
          {texts.holidays.closedUntil(formatDay(holidays.to))}
        </p>
      )}
      {isOpen && <HolidaysDialog holidays={holidays} onClose={() => setOpen(false)} />}
    </>
  )
}

const toApplication = (words: string) => (
  <Link to="/sell" className="link">
    {words}
  </Link>
)
