import { formatRupees, type Paise } from '@lohahaat/domain/platform/money'
import { exampleTotals } from './example'
import type { Figures } from './figures'
import { texts } from './texts'

interface ExampleOrderProps {
  /** The fees in force; null where there are none yet. */
  now: Figures | null
  /** Those typed; null while they can't be used. */
  next: Figures | null
}

export function ExampleOrder({ now, next }: ExampleOrderProps) {
  const before = now && exampleTotals(now)
  const after = next && exampleTotals(next)
  return (
    <>
      <table className="w-full text-right text-[0.9375rem]">
        <caption className="mb-3 text-left text-sm text-ink-soft">{texts.example.order}</caption>
        <thead className="border-b border-line text-sm text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 text-left font-semibold">
              {texts.example.part}
            </th>
            {before && (
              <th scope="col" className="py-1.5 pl-3 font-semibold">
                {texts.example.now}
              </th>
            )}
            <th scope="col" className="py-1.5 pl-3 font-semibold">
              {texts.example.asTyped}
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(texts.example.parts).map(([key, label]) => {
            const part = key as keyof typeof texts.example.parts
            return <Amounts key={part} label={label} before={before?.[part]} after={after?.[part]} />
          })}
        </tbody>
        <tfoot className="border-t border-line">
          <Amounts label={texts.example.total} before={before?.total} after={after?.total} isTotal />
        </tfoot>
      </table>
      <p aria-live="polite" className="mt-2 min-h-6 text-right text-sm text-ink-soft">
        {after ? before && difference(after.total - before.total) : texts.example.correctFirst}
      </p>
    </>
  )
}

interface AmountsProps {
  label: string
  before: Paise | undefined
  after: Paise | undefined
  isTotal?: boolean
}

function Amounts({ label, before, after, isTotal = false }: AmountsProps) {
  const isChanged = before !== undefined && after !== undefined && before !== after
  return (
    <tr className={isTotal ? 'font-semibold' : ''}>
      <th scope="row" className="py-1.5 text-left font-normal [tfoot_&]:font-semibold">
        {label}
      </th>
      {before !== undefined && <td className="py-1.5 pl-3 text-ink-soft">{formatRupees(before)}</td>}
      <td className={`py-1.5 pl-3 ${isChanged ? 'font-semibold underline decoration-2 underline-offset-4' : ''}`}>
        {after === undefined ? '–' : formatRupees(after)}
      </td>
    </tr>
  )
}

function difference(paise: Paise) {
  if (paise === 0n) return texts.example.same
  return paise > 0n ? texts.example.more(formatRupees(paise)) : texts.example.less(formatRupees(-paise))
}
