import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { findIs1239Class, type Is1239Class } from '@lohahaat/domain/catalogue/is1239'
import { formatInches, type NominalBore } from '@lohahaat/domain/catalogue/nominal-bores'
import { Link } from 'react-router'
import { type CalculatorQuery, switchBore } from '../calculator-query'
import { plainFigure } from '../plain-figure'
import { showMass, showPerMetre } from './show-weight'
import { texts } from '../texts'
import type { Calculator } from '../use-calculator'

interface BoreRowProps {
  /** The other tube of the same name is listed by diameter. */
  row: NominalBore & { isOther?: boolean }
  classes: readonly Is1239Class[]
  calculator: Calculator
}

/** The smallest thickness of large tube. */
const LARGE_WALL = '4.8'

/** A press anywhere in the row selects the bore, a press on a thickness selects that too. */
export function BoreRow({ row: { bore, inches, outerDiameter, isOther = false }, classes, calculator }: BoreRowProps) {
  const { query, hrefFor } = calculator
  const pipe: CalculatorQuery = isOther
    ? { ...query, kind: 'diameter', size: outerDiameter, otherSide: '', thickness: LARGE_WALL }
    : switchBore(query, String(bore))
  const isChosen = query.kind === pipe.kind && query.size === pipe.size
  return (
    <tr
      aria-current={isChosen || undefined}
      className="relative border-b border-line hover:bg-paper aria-[current]:bg-steel-wash"
    >
      <th scope="row" className="p-0 font-semibold">
        <Link to={hrefFor(pipe)} className="link block px-0.5 py-2.5 after:absolute after:inset-0 sm:px-3">
          {bore}
        </Link>
      </th>
      <td className="px-0.5 sm:px-3">{formatInches(inches)}</td>
      <td className="px-0.5 sm:px-3">{outerDiameter}</td>
      {isOther || !findIs1239Class(bore, 'Medium') ? (
        <td colSpan={classes.length} className="px-0.5 text-sm text-ink-soft sm:px-3">
          {isOther || bore > 150 ? texts.standards.is3589 : texts.standards.is1161}
        </td>
      ) : (
        classes.map((name) => (
          <td key={name} className="p-0">
            <WallLink {...{ bore, name, calculator }} />
          </td>
        ))
      )}
    </tr>
  )
}

interface WallLinkProps {
  bore: number
  name: Is1239Class
  calculator: Calculator
}

function WallLink({ bore, name, calculator: { query, hrefFor } }: WallLinkProps) {
  const tube = findIs1239Class(bore, name)
  if (!tube) return null
  const wall = plainFigure(tube.wall)
  return (
    <Link
      to={hrefFor({ ...switchBore(query, String(bore)), thickness: wall })}
      aria-label={texts.bores.wallLink(bore, texts.classes[name], wall, showPerMetre(tube.gramsPerMetre))}
      className="relative z-1 block px-0.5 py-1 hover:underline sm:px-3"
    >
      {fromUnits(tube.wall / 100n, 1)}
      <span className="block text-sm text-ink-soft">{showMass(tube.gramsPerMetre)}</span>
    </Link>
  )
}
