import { nameEnquiryItem } from '../../../../parts/sourcing/quote/enquiry-pipe'
import { controlClass } from '../../../../ui/fields/field'
import { texts } from '../texts'
import type { LineProps } from './line-props'
import { daysProblem } from './line-values'

/** The make that is offered and the days to delivery. */
export function OfferCell({ item, line, sheet, makes }: LineProps & { makes: string }) {
  const { enquiryItemId: id } = item
  const name = nameEnquiryItem(item)
  const problem = daysProblem(line.days)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_4.5rem] gap-x-2 sm:w-58">
      <label className={labelClass}>
        <span className="text-sm font-semibold">{texts.items.make}</span>
        <input
          aria-label={texts.items.makeFor(name)}
          list={makes}
          value={line.make}
          maxLength={100}
          disabled={line.notOffered}
          autoComplete="off"
          onChange={({ currentTarget }) => sheet.change(id, { make: currentTarget.value })}
          className={`h-11 px-2.5! ${controlClass} text-[0.9375rem]!`}
        />
      </label>
      <label className={labelClass}>
        <span className="text-sm font-semibold">{texts.items.days}</span>
        <input
          aria-label={texts.items.daysFor(name)}
          value={line.days}
          inputMode="numeric"
          maxLength={3}
          disabled={line.notOffered}
          autoComplete="off"
          aria-invalid={problem === undefined ? undefined : true}
          onChange={({ currentTarget }) => sheet.change(id, { days: currentTarget.value.replaceAll(/\D/g, '') })}
          className={`h-11 px-2.5! text-right ${controlClass} text-[0.9375rem]!`}
        />
      </label>
      <p role="alert" className="col-span-2 mt-1 text-sm font-medium text-red empty:hidden">
        {problem}
      </p>
    </div>
  )
}

const labelClass = 'grid gap-1.5'
