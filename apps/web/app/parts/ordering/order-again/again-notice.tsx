import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../../ui/button'
import { ArrowRightIcon } from '../../../ui/icons'
import { Sentence } from '../../../ui/sentence'
import { type ChangedSince, readAgainState } from './again-state'
import { texts } from './texts'

/** In the cart after "Order again": the prices that moved since and what is no longer sold. */
export function AgainNotice() {
  const location = useLocation()
  const navigate = useNavigate()
  const changed = readAgainState(location.state)
  if (!changed || changed.moved.length + changed.notSold.length === 0) return null
  return (
    <section className="rounded-box border border-amber bg-amber-wash p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg text-amber">{texts.notice.title(changed.orderNo)}</h2>
        <Button size="small" onClick={() => navigate('/cart', { replace: true, preventScrollReset: true })}>
          {texts.notice.close}
        </Button>
      </div>
      {changed.moved.length > 0 && <MovedPrices moved={changed.moved} />}
      {changed.notSold.length > 0 && (
        <>
          <h3 className="mt-3 text-sm text-ink-soft">{texts.notice.gone}</h3>
          <ul className="text-[0.9375rem]">
            {changed.notSold.map((item, at) => (
              <li key={at}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function MovedPrices({ moved }: Pick<ChangedSince, 'moved'>) {
  return (
    <>
      <h3 className="mt-3 text-sm text-ink-soft">{texts.notice.moved}</h3>
      <ul className="grid gap-1 text-[0.9375rem]">
        {moved.map(({ item, before, now }, at) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-4">
            <span>{item}</span>
            <span>
              <Sentence
                text={texts.notice.price}
                marks={{
                  said: (words) => <span className="sr-only">{words}</span>,
                  before: () => <s>{formatRupees(rupees(before))}</s>,
                  arrow: () => <ArrowRightIcon className="inline size-4 align-[-0.2em]" />,
                  after: () => <strong className="font-semibold">{formatRupees(rupees(now))}</strong>,
                }}
              />
              , {describeMove(before, now)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function describeMove(before: number, now: number): string {
  const by = rupees(now) - rupees(before)
  return by > 0n ? texts.notice.up(formatRupees(by)) : texts.notice.down(formatRupees(-by))
}
