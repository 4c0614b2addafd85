import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import type { Enquiry, EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button'
import { ChevronDownIcon } from '../../../ui/icons'
import { ShowMore, useShown } from '../../../ui/lists/show-more'
import { Skeleton } from '../../../ui/messages/states'
import { browserApi } from '../../../api/browser-api'
import { ItemLines } from './item-lines'
import { texts } from './texts'

/** The number of items shown at first; the others are collapsed. */
const INITIALLY_SHOWN = 5

/** Without a count, the server has sent all items. */
const countItems = ({ enquiryItems: { length }, itemCount }: Enquiry) => (itemCount > length ? itemCount : length)

export function EnquiryItems({ enquiry }: { enquiry: Enquiry }) {
  const { enquiryItems: items } = enquiry
  const itemCount = countItems(enquiry)
  const initial = itemCount > INITIALLY_SHOWN + 1 ? INITIALLY_SHOWN : itemCount
  if (itemCount === 0) return <p className="py-3 text-[0.9375rem] text-ink-soft">{texts.items.inListFile}</p>
  return (
    <>
      <ItemLines items={items.slice(0, initial)} start={1} />
      {initial < itemCount && <Rest enquiry={enquiry} start={initial} />}
    </>
  )
}

/** Rendered when opened; loads the items if the list has only the first ones. */
function Rest({ enquiry, start }: { enquiry: Enquiry; start: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group border-t border-line">
      <summary className="flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-semibold text-steel hover:underline">
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        {texts.items.more(countItems(enquiry) - start)}
      </summary>
      {isOpen && <OpenRest enquiry={enquiry} start={start} />}
    </details>
  )
}

function OpenRest({ enquiry, start }: { enquiry: Enquiry; start: number }) {
  const { items, isLoading, hasFailed, retry } = useWholeEnquiry(enquiry)
  const rest = useShown(items.slice(start))
  return (
    <>
      <ItemLines items={rest.shown} start={start + 1} />
      {hasFailed ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 py-3 text-[0.9375rem]">
          {texts.items.loadFailed}
          <Button size="small" onClick={retry}>
            {texts.items.tryAgain}
          </Button>
        </div>
      ) : isLoading ? (
        <div role="status" aria-label={texts.loading} className="py-3">
          <Skeleton className="h-24" />
        </div>
      ) : (
        <div className={rest.left > 0 ? 'pb-4' : ''}>
          <ShowMore of={rest} />
        </div>
      )}
    </>
  )
}

/** All items of an enquiry: at once if the list has them all, otherwise when they are loaded. */
function useWholeEnquiry({ enquiryId: id, enquiryItems: first, itemCount }: Enquiry) {
  const [loaded, setLoaded] = useState<readonly EnquiryItem[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isLoading = itemCount > first.length && loaded === null && !hasFailed

  useEffect(() => {
    if (!isLoading) return
    let isWanted = true
    browserApi.send(fetchEnquiries, { enquiryId: id }).then(
      ([whole]) => isWanted && setLoaded(whole?.enquiryItems ?? first),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [isLoading, id, first])

  return { items: loaded ?? first, isLoading, hasFailed, retry: () => setFailed(false) }
}
