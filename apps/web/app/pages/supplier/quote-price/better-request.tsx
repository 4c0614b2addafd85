import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { keepPrice } from '@lohahaat/contract/sourcing/better/keep-price'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { BetterAsk } from '@lohahaat/domain/sourcing/quote'
import { browserApi } from '../../../api/browser-api'
import { IstTime } from '../../../parts/platform/ist-time'
import { useAction } from '../../../parts/platform/use-action'
import { nameEnquiryItem } from '../../../parts/sourcing/quote/enquiry-pipe'
import { Button } from '../../../ui/button'
import { Countdown } from '../../../ui/time/countdown'
import { showToast } from '../../../ui/messages/toast-store'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

interface BetterRequestProps {
  enquiry: QuotedEnquiry
  better: BetterAsk
}

/** What the buyer asked of this party, with the way to say no; answered by a new quote otherwise. */
export function BetterRequest({ enquiry, better }: BetterRequestProps) {
  const { busy, run, revalidate } = useAction(() => null)
  if (better.state !== 'asked') return <p className="text-ink-soft">{texts.better.states[better.state]}</p>
  const keep = () =>
    run(async () => {
      await browserApi.send(keepPrice, { enquiryId: enquiry.enquiryId })
      showToast(texts.better.kept)
      await revalidate()
    })
  return (
    <section className="rounded-box border border-amber bg-amber-wash px-5 py-4 sm:px-6">
      <h2 className="text-lg">{texts.better.title}</h2>
      {better.deadline && (
        <p className="mt-1">
          <Sentence
            text={texts.better.by}
            marks={{
              time: () => (
                <strong className="font-semibold">
                  <IstTime instant={better.deadline ?? ''} /> (<Countdown until={better.deadline ?? ''} />)
                </strong>
              ),
            }}
          />
        </p>
      )}
      {better.note && <p className="mt-1 wrap-anywhere">“{better.note}”</p>}
      <AskedLines enquiry={enquiry} better={better} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grow">{texts.better.howTo}</p>
        <Button busy={busy} onClick={keep}>
          {texts.better.keep}
        </Button>
      </div>
    </section>
  )
}

function AskedLines({ enquiry: { enquiryItems }, better: { lines } }: BetterRequestProps) {
  if (lines.length === 0) return <p className="mt-1">{texts.better.whole}</p>
  return (
    <>
      <p className="mt-1">{texts.better.lines(lines.length)}</p>
      <ul className="mt-1 list-disc pl-5">
        {enquiryItems.map((item) => {
          const asked = lines.find(({ enquiryItemId }) => enquiryItemId === item.enquiryItemId)
          if (!asked) return null
          const name = nameEnquiryItem(item)
          return (
            <li key={item.enquiryItemId}>
              {asked.targetPrice === null
                ? name
                : texts.better.line(
                    name,
                    formatRupees(rupees(asked.targetPrice)),
                    texts.items.units[item.offer?.priceUnit ?? item.unit],
                  )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
