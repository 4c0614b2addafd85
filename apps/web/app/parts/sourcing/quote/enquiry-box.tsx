import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { EnquiryFacts } from '../enquiry/enquiry-facts'
import { ListFileButton } from '../enquiry/list-file-button'

/** The details besides the items, in one row on a wide screen. */
export function EnquiryBox({ enquiry }: { enquiry: Enquiry }) {
  return (
    <div className="rounded-box border border-line bg-card p-5 sm:px-6 desk:[&>dl]:flex desk:[&>dl]:flex-wrap desk:[&>dl]:gap-x-10 print:[&>dl]:flex print:[&>dl]:gap-x-8">
      <EnquiryFacts enquiry={enquiry} />
      {enquiry.fileName !== null && (
        <div className="mt-4 print:hidden">
          <ListFileButton enquiry={enquiry} />
        </div>
      )}
    </div>
  )
}
