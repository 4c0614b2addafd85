import { isPrinted } from '@lohahaat/domain/catalogue/is1239'
import type { Section } from '@lohahaat/domain/catalogue/section'
import { plainFigure } from '../plain-figure'
import { showExactly, showPerMetre } from './show-weight'
import { texts } from '../texts'
import type { Weighed } from './work-out'

/** A row of the table, or the formula: in general, with its figures, and rounded as in charts. */
export function MetreStep({ weighed: { section, size, metre } }: { weighed: Weighed }) {
  const { tube, formula, grams } = metre
  const reckoned = texts.method.gives(withFigures(section), showExactly(formula.numerator, 1000n * formula.denominator))
  if (tube && isPrinted(tube)) {
    const row = texts.method.row(size, texts.classes[tube.class], plainFigure(tube.wall))
    return (
      <>
        {texts.method.gives(row, showPerMetre(grams))}
        <span className={asideClass}>{texts.method.comparison(reckoned)}</span>
      </>
    )
  }
  return (
    <>
      <span className={asideClass}>{section.shape === 'round' ? texts.method.roundRule : texts.method.hollowRule}</span>
      {reckoned}
      <span className={asideClass}>{texts.method.printedAs(showPerMetre(grams))}</span>
    </>
  )
}

const asideClass = 'block text-sm text-ink-soft'

function withFigures(section: Section): string {
  const wall = plainFigure(section.wall)
  if (section.shape === 'round') return texts.method.round(plainFigure(section.outerDiameter), wall)
  return texts.method.hollow(plainFigure(section.sideA), plainFigure(section.sideB), wall)
}
