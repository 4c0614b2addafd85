import type { fetchSharedList } from '@lohahaat/contract/sourcing/lists/list-link'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { Link } from 'react-router'
import { formatRate } from '../../../../parts/catalogue/product/rate'
import { PipeSection } from '../../../../parts/catalogue/section-drawing/pipe-section'
import { IstTime } from '../../../../parts/platform/ist-time'
import { buttonClass } from '../../../../ui/button-class'
import { EmptyState } from '../../../../ui/messages/states'
import { Page } from '../../../../ui/page'
import { texts } from './texts'

type Shared = ResponseOf<typeof fetchSharedList>

/** What a stranger sees of a list; null where its link shows nothing any more. */
export function SharedList({ shared }: { shared: Shared | null }) {
  if (!shared)
    return (
      <Page title={texts.title}>
        <EmptyState title={texts.dead}>{texts.deadHint}</EmptyState>
      </Page>
    )
  return (
    <Page title={shared.name} intro={<Intro endsAt={shared.endsAt} />} action={<OwnList />}>
      <ul className="divide-y divide-line rounded-box border border-line bg-card">
        {shared.lines.map((line, place) => (
          <SharedLine key={place} line={line} />
        ))}
      </ul>
    </Page>
  )
}

function SharedLine({ line }: { line: Shared['lines'][number] }) {
  const { className, size, thickness, length, quantity, unit, brandName, price } = line
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <PipeSection size={size ?? ''} thickness={thickness ?? ''} className="size-8 text-steel" />
      <p className="min-w-40 grow font-semibold">
        {className} {size && thickness && formatSection({ size, thickness })}
        {length !== null && <span className="font-normal text-ink-soft"> · {texts.length(length)}</span>}
      </p>
      <p className="text-right">{quantity !== null && unit && texts.quantity(quantity, unit)}</p>
      {price !== null && (
        <p className="text-right">
          {brandName} · {texts.perTon(formatRate(price))}
        </p>
      )}
    </li>
  )
}

const Intro = ({ endsAt }: { endsAt: string }) => (
  <>
    {texts.until} <IstTime instant={endsAt} dateOnly />
  </>
)

const OwnList = () => (
  <Link to="/list" className={buttonClass({ variant: 'main' })}>
    {texts.ownList}
  </Link>
)
