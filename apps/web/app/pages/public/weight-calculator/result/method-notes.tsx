import { divideHalfUp } from '@lohahaat/domain/platform/decimal'
import { findIs1239, is1239Tolerance, type Is1239Tube } from '@lohahaat/domain/catalogue/is1239'
import type { RoundSection } from '@lohahaat/domain/catalogue/section'
import { zincGramsPerMetre } from '@lohahaat/domain/catalogue/weight'
import { Link } from 'react-router'
import { Sentence } from '../../../../ui/sentence'
import { basisOf } from '../basis'
import { boreOf } from '../catalogue-links'
import { plainFigure } from '../plain-figure'
import { showKilograms, showPerMetre, showShare } from './show-weight'
import { texts } from '../texts'
import type { Calculator } from '../use-calculator'
import type { Weighed } from './work-out'

interface MethodNotesProps {
  weighed: Weighed
  calculator: Calculator
}

/** The source of the rule, its limits, and the weight of the zinc of GI. */
export function MethodNotes({ weighed, calculator }: MethodNotesProps) {
  const { section, size, metre, pieceGrams } = weighed
  const basis = basisOf(weighed)
  const { tube } = metre
  const allowed = (pieceGrams * is1239Tolerance.singleTube) / 1000n
  return (
    <ul className="mt-4 grid list-disc gap-1.5 border-t border-line pt-4 pl-5 text-sm text-ink-soft">
      {basis === 'is1161' && section.shape === 'round' && section.nominalBore !== null && (
        <li>{texts.notes.otherWall(size)}</li>
      )}
      <li>{texts.notes[basis]}</li>
      {tube && tube.wall !== section.wall && (
        <li>{texts.notes.olderWall(plainFigure(section.wall), plainFigure(tube.wall))}</li>
      )}
      <SoldByBore weighed={weighed} calculator={calculator} />
      {basis === 'printed' && (
        <li>{texts.notes.tolerance(showKilograms(pieceGrams - allowed), showKilograms(pieceGrams + allowed))}</li>
      )}
      <li>{texts.notes.theoretical}</li>
      {basis === 'printed' && section.shape === 'round' && <li>{zincOf(section, weighed)}</li>}
    </ul>
  )
}

/** To ten grams: galvanising is not more precise. */
function zincOf(section: RoundSection, { metre, pieceMillimetres }: Weighed): string {
  const zinc = zincGramsPerMetre(section)
  const perPiece = 10n * divideHalfUp(zinc * pieceMillimetres, 10_000n)
  return texts.notes.zinc(showKilograms(perPiece), showShare(zinc, metre.grams))
}

/** For a diameter and thickness of IS 1239, the weight of its table applies. */
function SoldByBore({ weighed: { section }, calculator: { hrefFor } }: MethodNotesProps) {
  const bore = section.shape === 'round' && section.nominalBore === null ? boreOf(section) : undefined
  const tube: Is1239Tube | null = bore === undefined ? null : findIs1239(bore, section.wall)
  if (bore === undefined || !tube) return null
  const to = hrefFor({ kind: 'bore', size: String(bore) })
  return (
    <li>
      <Sentence
        text={texts.notes.soldByBore(texts.nominal(bore), texts.classes[tube.class], showPerMetre(tube.gramsPerMetre))}
        marks={{
          bore: (words) => (
            <Link to={to} preventScrollReset className="link">
              {words}
            </Link>
          ),
        }}
      />
    </li>
  )
}
