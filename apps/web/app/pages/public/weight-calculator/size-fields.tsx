import { formatInches, nominalBores } from '@lohahaat/domain/catalogue/nominal-bores'
import { SelectField } from '../../../ui/fields/select-field'
import { type Kind, switchBore, switchKind } from './calculator-query'
import { FigureField } from './figure-field'
import { LinkGroup } from './link-group'
import { texts } from './texts'
import type { Calculator } from './use-calculator'
import { limits, type FieldErrors } from './result/work-out'

interface SizeFieldsProps {
  calculator: Calculator
  errors: FieldErrors
}

/** The size fields of a shape, always two columns of the grid. */
export function SizeFields({ calculator, errors }: SizeFieldsProps) {
  const { query, type } = calculator
  const { kind, size, otherSide } = query
  const sized = { value: size, error: errors.size, onType: (figure: string) => type({ size: figure }) }
  if (kind === 'square') {
    return (
      <FigureField label={texts.side} name="size" unit={texts.mm} {...limits.side} {...sized} className="col-span-2" />
    )
  }
  if (kind === 'rectangular') {
    return (
      <>
        <FigureField label={texts.longerSide} name="size" unit={texts.mm} {...limits.side} {...sized} />
        <FigureField
          label={texts.shorterSide}
          name="size"
          unit={texts.mm}
          {...limits.side}
          value={otherSide}
          error={errors.otherSide}
          onType={(figure) => type({ otherSide: figure })}
        />
      </>
    )
  }
  return (
    <>
      <MeasureLinks calculator={calculator} />
      {kind === 'bore' ? (
        <BoreField calculator={calculator} error={errors.size} />
      ) : (
        <FigureField label={texts.diameter} name="od" unit={texts.mm} {...limits.diameter} {...sized} />
      )}
    </>
  )
}

function MeasureLinks({ calculator: { query, hrefFor } }: { calculator: Calculator }) {
  const linkTo = (label: string, kind: Kind) => ({
    label,
    to: hrefFor(switchKind(query, kind)),
    isChosen: query.kind === kind,
  })
  return <LinkGroup label={texts.sizeBy} links={[linkTo(texts.byBore, 'bore'), linkTo(texts.byDiameter, 'diameter')]} />
}

const boreOptions = () =>
  nominalBores.map(({ bore, inches }) => ({
    value: String(bore),
    label: texts.boreOption(bore, formatInches(inches)),
  }))

function BoreField({ calculator: { query, type }, error }: { calculator: Calculator; error: string | undefined }) {
  const row = nominalBores.find(({ bore }) => String(bore) === query.size)
  return (
    <SelectField
      label={texts.bore}
      name="nb"
      options={boreOptions()}
      // An unknown bore of a URL has no option: none is chosen then.
      {...(row && { placeholder: null })}
      hint={row && texts.boreHint(row.outerDiameter)}
      error={error}
      value={row ? query.size : ''}
      onChange={({ currentTarget }) => type(switchBore(query, currentTarget.value))}
    />
  )
}
