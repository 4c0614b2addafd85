import type { CartLine } from '@lohahaat/domain/ordering/cart'
import { amountsOfLine } from '@lohahaat/domain/ordering/cart-amounts'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { AlertIcon } from '../../../ui/icons'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { ProductPicture } from '../../catalogue/product-picture/product-picture'
import { LineFacts } from './line-facts'
import { LineMeasure } from './line-measure'
import { lineProblem } from './line-problem'
import { texts } from './texts'

interface LineCardProps {
  line: CartLine
  /** How much of it: fields in the cart, words in the checkout. */
  children: ReactNode
  /** What can be done with the line. */
  action?: ReactNode
}

export function LineCard({ line, children, action }: LineCardProps) {
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
        <LineMeasure line={line} />
        <p className="ml-auto text-right">
          <span className="text-sm text-ink-soft">{texts.subtotal} </span>
          <span className="font-semibold sm:text-lg">{formatRupees(amountsOfLine(line).paise)}</span>
        </p>
      </div>
    </article>
  )
}

const productPath = ({ departmentName, itemId }: CartLine) =>
  `/pipe/${encodeURIComponent(departmentName.toLowerCase())}/${itemId}`
