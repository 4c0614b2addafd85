import { useRevalidator } from 'react-router'
import { CreateLinks } from '../../../../parts/sourcing/enquiry/create-links'
import ConfirmNeeded from '../../../../parts/identity/confirm-sign-in/confirm-needed'
import { ErrorState } from '../../../../ui/messages/states'
import { useDrawnMark } from '../../../../ui/use-drawn-mark'
import type { loadEnquiryPage } from './load-enquiries'
import { EnquiryHomeList } from './enquiry-home-list'
import { texts } from './texts'

export interface EnquirySectionProps {
  enquiries: Awaited<ReturnType<typeof loadEnquiryPage>> | 'failed' | 'unconfirmed'
}

/** Everybody's enquiries, for signed-in users: to quote, or to follow their own. */
export function EnquirySection({ enquiries }: EnquirySectionProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <section id="enquiries" aria-labelledby="enquiries-heading" className="py-10" {...useDrawnMark()}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h2 id="enquiries-heading" className="text-xl sm:text-2xl">
          {texts.enquiries}
        </h2>
        <CreateLinks isMain={false} />
      </div>
      {enquiries === 'unconfirmed' ? (
        <ConfirmNeeded opensAtOnce={false} />
      ) : enquiries === 'failed' ? (
        <ErrorState title={texts.enquiriesFailed} busy={state !== 'idle'} onRetry={revalidate}>
          {texts.tryAgain}
        </ErrorState>
      ) : (
        <EnquiryHomeList {...enquiries} />
      )}
    </section>
  )
}
