import type { Enquiry, EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'

/** All items of an enquiry that a list shows the first of: at once where these are all, else as soon as they are loaded. */
export function useWholeEnquiry({ enquiryId: id, enquiryItems: first, itemCount }: Enquiry) {
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
