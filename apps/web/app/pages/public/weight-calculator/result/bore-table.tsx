import { type Is1239Class } from '@lohahaat/domain/catalogue/is1239'
import { nominalBores, OTHER_150_NB } from '@lohahaat/domain/catalogue/nominal-bores'
import { Card } from '../../../../ui/card'
import { BoreRow } from './bore-row'
import { texts } from '../texts'
import type { Calculator } from '../use-calculator'

const classes: readonly Is1239Class[] = ['Light', 'Medium', 'Heavy']

/** 150 NB is two tubes, one of IS 1239 and one of IS 3589. */
const rows = nominalBores.flatMap((row) =>
  row.bore === 150 ? [row, { ...row, outerDiameter: OTHER_150_NB, isOther: true }] : [row],
)

/** A dealer's wall chart. It stays a table on a phone, since its figures are short. */
export function BoreTable({ calculator }: { calculator: Calculator }) {
  return (
    <Card title={texts.bores.title} className="max-sm:px-3">
      <p className="-mt-2 mb-4 text-[0.9375rem] text-ink-soft">{texts.bores.intro}</p>
      <table className="w-full text-right text-[0.9375rem] max-sm:text-sm">
        <caption className="sr-only">{texts.bores.title}</caption>
        <thead className="border-b border-line text-sm text-ink-soft">
          <tr className="align-top">
            {[texts.bores.bore, texts.bores.inch, texts.bores.diameter].map((title) => (
              <th key={title} scope="col" className="px-0.5 pb-2 font-semibold sm:px-3">
                {title}
              </th>
            ))}
            {classes.map((name) => (
              <th key={name} scope="col" className="px-0.5 pb-2 font-semibold sm:px-3">
                {texts.classes[name]}
                <span className="block text-xs font-normal">{texts.bores.wallAndMass}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BoreRow key={row.outerDiameter} row={row} classes={classes} calculator={calculator} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}
