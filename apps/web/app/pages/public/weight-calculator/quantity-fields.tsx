import { FigureField } from './figure-field'
import { LinkGroup } from './link-group'
import { plainFigure } from './plain-figure'
import { texts } from './texts'
import type { Calculator } from './use-calculator'
import { limits, type Weighed } from './result/work-out'

interface QuantityFieldsProps {
  calculator: Calculator
  error: string | undefined
  weighed: Weighed | null
}

/** Both directions: the weight of pieces, or the pieces of a weight. Switching carries the result over. */
export function QuantityFields({ calculator: { query, hrefFor, type }, error, weighed }: QuantityFieldsProps) {
  const { unit, quantity } = query
  const asPieces = weighed ? String(weighed.pieces) : quantity
  // Rounded down to the kilogram: rounded up, the same tons could need another piece.
  const asTons = weighed ? plainFigure(weighed.grams / 1000n || 1n) : quantity
  return (
    <>
      <LinkGroup
        label={texts.quantityIn}
        links={[
          {
            label: texts.pieces,
            to: hrefFor(unit === 'pieces' ? {} : { unit: 'pieces', quantity: asPieces }),
            isChosen: unit === 'pieces',
          },
          {
            label: texts.tons,
            to: hrefFor(unit === 'tons' ? {} : { unit: 'tons', quantity: asTons }),
            isChosen: unit === 'tons',
          },
        ]}
      />
      <FigureField
        label={unit === 'pieces' ? texts.pieces : texts.tons}
        name={unit}
        unit={unit === 'pieces' ? texts.pcs : texts.mt}
        {...limits[unit]}
        value={quantity}
        error={error}
        onType={(figure) => type({ quantity: figure })}
      />
    </>
  )
}
