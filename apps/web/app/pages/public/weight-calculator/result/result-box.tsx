import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatWeight } from '../../../../parts/platform/format'
import { ActionBar, barButtonClass } from '../../../../ui/action-bar'
import { Button } from '../../../../ui/button'
import { buttonClass } from '../../../../ui/button-class'
import { basisOf } from '../basis'
import { catalogueLinks } from '../catalogue-links'
import { CopyLink } from '../copy-link'
import { plainFigure } from '../plain-figure'
import { showKilograms, showPerMetre } from './show-weight'
import { texts } from '../texts'
import type { Weighed } from './work-out'

interface ResultBoxProps {
  weighed: Weighed | null
  /** The link to this result. */
  href: string
}

/**
 * The result with links to the catalogue: one card on a wide screen. On a phone there is no card, so that the total can
 * stick to the bottom of the screen while typing.
 */
export function ResultBox({ weighed, href }: ResultBoxProps) {
  const title = useId()
  const links = weighed && catalogueLinks(weighed)
  const answers = weighed ? answersOf(weighed) : [texts.none, texts.waiting]
  return (
    <section aria-labelledby={title} className={boxClass}>
      <div className="max-desk:rounded-box max-desk:border max-desk:border-line max-desk:bg-card max-desk:p-4 sm:max-desk:p-6">
        <h2 id={title} className="text-lg">
          {texts.result}
        </h2>
        <p className="mt-0.5 mb-3 min-h-5 text-sm text-ink-soft">
          {weighed ? texts.standards[basisOf(weighed)] : texts.waiting}
        </p>
        <Figures weighed={weighed} />
        {weighed && <CopyLink to={href} />}
        {links && (
          <>
            <h3 className="mt-4 text-[0.9375rem]">{texts.inCatalogue}</h3>
            <ul className="mt-1 text-[0.9375rem]">
              {links.others.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className="link inline-block py-1">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <ActionBar title={answers[0]} note={answers[1]}>
        {links ? (
          <Link to={links.main.to} className={`${buttonClass({ variant: 'main', wide: true })} ${barButtonClass}`}>
            <span className="max-sm:hidden">{links.main.label}</span>
            <span className="sm:hidden">{links.main.shortLabel}</span>
          </Link>
        ) : (
          <Button variant="main" wide disabled className={barButtonClass}>
            {texts.findAny}
          </Button>
        )}
      </ActionBar>
    </section>
  )
}

/** The main result: the weight of pieces, or the pieces of a weight. */
const answersOf = ({ grams, pieces, askedKilograms }: Weighed) =>
  askedKilograms === null
    ? [showKilograms(grams), formatWeight(grams)]
    : [texts.countedPieces(Number(pieces)), formatWeight(grams)]

/** The figures are always rendered, so that the layout does not shift while typing. */
function Figures({ weighed }: { weighed: Weighed | null }) {
  const metres = weighed && plainFigure(weighed.pieceMillimetres)
  const inAll = weighed && weighed.pieces * weighed.pieceMillimetres
  const rows = [
    [texts.perMetre, weighed && showPerMetre(weighed.metre.grams)],
    [texts.perPiece, weighed && showKilograms(weighed.pieceGrams)],
    [texts.pieces, weighed && metres && texts.piecesOf(formatCount(Number(weighed.pieces)), metres)],
    [texts.lengthInAll, inAll && texts.metres(formatCount(Number(fromUnits(inAll, 3))))],
  ] as const
  return (
    <dl aria-live="polite" className="grid text-[0.9375rem]">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-t border-line py-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-right font-medium">{value ?? texts.none}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3">
        <dt className="font-semibold">{texts.total}</dt>
        <dd className="text-right">
          <span className="block text-2xl font-semibold tracking-tight">
            {weighed ? showKilograms(weighed.grams) : texts.none}
          </span>
          <span className="text-ink-soft">{weighed ? formatWeight(weighed.grams) : texts.none}</span>
        </dd>
      </div>
    </dl>
  )
}

const boxClass =
  'max-desk:contents desk:sticky desk:top-20 desk:col-start-2 desk:row-span-2 desk:row-start-1 desk:rounded-box desk:border desk:border-line desk:bg-card desk:p-6'
