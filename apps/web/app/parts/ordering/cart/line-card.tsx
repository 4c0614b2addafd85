import { amountsOfLine } from '@lohahaat/domain/ordering/cart-amounts'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import type { CartLine } from '@lohahaat/domain/ordering/cart'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button'
import { AlertIcon } from '../../../ui/icons'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { ProductPicture } from '../../catalogue/product-picture/product-photo'
import { formatWeight } from '../../platform/format'
import { BasisNote } from '../quantity/basis-note'
import { texts as quantityTexts } from '../quantity/texts'
import { LineFacts } from './line-facts'
import { lineProblem } from './line-problem'
import { texts } from './texts'

interface LineCardProps {
  line: CartLine
  /** The quantity: fields in the cart, text in the checkout. */
  children: ReactNode
  /** What can be done with the line. */
  action?: ReactNode
  /** What a change of the unit did to the quantity. */
  note?: string | null
  /** Turns a line in tons into its whole pieces. */
  onMakePieces?: (() => void) | undefined
}

export function LineCard({ line, children, action, note, onMakePieces }: LineCardProps) {
  const heading = useId()
  const problem = lineProblem(line)
  return (
    <article
      aria-labelledby={heading}
      className={`rounded-box border bg-card p-4 break-inside-avoid sm:p-5 ${problem ? 'border-red' : 'border-line'}`}
    >
      <div className="flex gap-4">
        <ProductPicture fileName={line.imageFileName} size={line.size} thickness={line.thickness} />
        <div className="min-w-0 grow">
          <h2 id={heading} className="text-base sm:text-lg">
            <Link to={productPath(line)} className="hover:underline">
              {formatPipe(line)}
              <span className="block text-[0.9375rem] font-medium tracking-normal text-ink-soft sm:mt-0.5">
                {line.brandName} {line.className}
              </span>
            </Link>
          </h2>
          {problem && (
            <p className="mt-1.5 flex items-center gap-1.5 text-sm font-semibold text-red">
              <AlertIcon className="size-4" />
              {problem}
            </p>
          )}
        </div>
        {action}
      </div>
      <LineFacts line={line} />
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 sm:mt-4 sm:gap-x-5">
        {children}
        <LineMeasure line={line} onMakePieces={onMakePieces} />
        <p className="ml-auto text-right">
          <span className="text-sm text-ink-soft">{texts.subtotal} </span>
          <span className="font-semibold sm:text-lg">{formatRupees(amountsOfLine(line).paise)}</span>
        </p>
      </div>
      <div className="mt-2 text-sm text-ink-soft">
        <p role="status">{note}</p>
        <BasisNote basis={line.weightBasis} />
      </div>
    </article>
  )
}

const productPath = ({ departmentName, itemId }: CartLine) =>
  `/pipe/${encodeURIComponent(departmentName.toLowerCase())}/${itemId}`

type LineMeasureProps = Pick<LineCardProps, 'line' | 'onMakePieces'>

/** The quantity in the other unit: the weight of pieces, or the pieces of a weight. */
function LineMeasure({ line, onMakePieces }: LineMeasureProps) {
  const { grams, pieces } = amountsOfLine(line)
  if (line.unit === 'Ton' && pieces === null) return null
  if (pieces === null) return <Measure term={texts.totalWeight} figure={formatWeight(grams)} />
  const count = formatCount(Number(pieces))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Measure term={texts.totalPieces} figure={count} />
      {onMakePieces && (
        <Button size="small" variant="quiet" onClick={onMakePieces} className="print:hidden">
          {quantityTexts.makePieces(count)}
        </Button>
      )}
    </div>
  )
}

const Measure = ({ term, figure }: { term: string; figure: string }) => (
  <p className="text-[0.9375rem]">
    <span className="text-ink-soft">{term} </span>
    <span className="font-medium">{figure}</span>
  </p>
)
