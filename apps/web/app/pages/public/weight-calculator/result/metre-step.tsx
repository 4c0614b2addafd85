import { isPrinted } from '@lohahaat/domain/catalogue/is1239'
import type { Section } from '@lohahaat/domain/catalogue/section'
import { plainFigure } from '../plain-figure'
import { showExactly, showPerMetre } from './show-weight'
import { texts } from '../texts'
import type { Weighed } from './work-out'

const { method } = texts

/** A row of the table, or the formula: as a rule, with the figures put in, and as charts print what it gives. */
export function MetreStep({ weighed: { section, size, metre } }: { weighed: Weighed }) {
  const { tube, formula, grams } = metre
  const reckoned = method.gives(withFigures(section), showExactly(formula.numerator, 1000n * formula.denominator))
  if (tube && isPrinted(tube)) {
    const row = method.row(size, texts.classes[tube.class], plainFigure(tube.wall))
    return (
      <>
        {method.gives(row, showPerMetre(grams))}
        <span className={asideClass}>{method.comparison(reckoned)}</span>
      </>
    )
  }
  return (
    <>
      <span className={asideClass}>{section.shape === 'round' ? method.roundRule : method.hollowRule}</span>
      {reckoned}
      <span className={asideClass}>{method.printedAs(showPerMetre(grams))}</span>
    </>
  )
}

const asideClass = 'block text-sm text-ink-soft'

function withFigures(section: Section): string {
  const wall = plainFigure(section.wall)
  if (section.shape === 'round') return method.round(plainFigure(section.outerDiameter), wall)
  return method.hollow(plainFigure(section.sideA), plainFigure(section.sideB), wall)
}
