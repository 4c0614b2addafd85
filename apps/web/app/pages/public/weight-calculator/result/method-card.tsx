import type { ReactNode } from 'react'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatWeight } from '../../../../parts/platform/format'
import { Card } from '../../../../ui/card'
import { MethodNotes } from './method-notes'
import { MetreStep } from './metre-step'
import { plainFigure } from '../plain-figure'
import { showExactly, showKilograms, showPerMetre } from './show-weight'
import { texts } from '../texts'
import type { Calculator } from '../use-calculator'
import type { Weighed } from './work-out'

interface MethodCardProps {
  weighed: Weighed
  calculator: Calculator
}

/** Every step of the calculation with its figures, so that it can be checked by hand. */
export function MethodCard({ weighed, calculator }: MethodCardProps) {
  const { metre, pieceMillimetres, pieceGrams, pieces, grams, askedKilograms: asked } = weighed
  const perPiece = showKilograms(pieceGrams)
  const length = texts.method.lengthTimes(showPerMetre(metre.grams), plainFigure(pieceMillimetres))
  const total = texts.method.piecesTimes(perPiece, formatCount(Number(pieces)))
  return (
    <Card title={texts.method.title}>
      <dl className="grid text-[0.9375rem]">
        <Step label={texts.method.metre}>
          <MetreStep weighed={weighed} />
        </Step>
        <Step label={texts.method.piece}>{texts.method.gives(length, perPiece)}</Step>
        {asked !== null && (
          <Step label={texts.method.pieces}>
            {texts.method.gives(
              texts.method.divided(plainFigure(asked), perPiece),
              showExactly(1000n * asked, pieceGrams),
            )}
            <span className="block text-sm text-ink-soft">{texts.method.roundedUp(Number(pieces))}</span>
          </Step>
        )}
        <Step label={texts.method.inAll}>
          {texts.method.gives(texts.method.gives(total, showKilograms(grams)), formatWeight(grams))}
        </Step>
      </dl>
      <MethodNotes weighed={weighed} calculator={calculator} />
    </Card>
  )
}

function Step({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-2 first:border-0 first:pt-0 sm:grid-cols-[6rem_1fr]">
      <dt className="text-ink-soft max-sm:text-sm">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
