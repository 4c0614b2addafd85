import { arrangeRates, type RateMatrix as Matrix } from '@lohahaat/domain/catalogue/rates/arrange-rates'
import type { RateCell } from '@lohahaat/domain/catalogue/rates/rate-card'
import { formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import type { ReactNode } from 'react'
import { PipeSection } from '../section-drawing/pipe-section'
import { formatWall } from './figures'
import { RateField } from './rate-field'
import { texts } from './texts'

interface RateMatrixProps {
  className: string
  cells: readonly RateCell[]
  hrefFor: (cell: RateCell) => string
  open: RateCell | null
  onPress: (cell: RateCell) => void
  /** What stands under the row of the open field. */
  children: ReactNode
}

const inverted = 'bg-steel text-card'

/**
 * Scrolls both ways in its own frame, so that both heads stay; on a phone whole columns snap beside the sizes. On paper
 * it has its full size.
 */
export function RateMatrix({ className, cells, hrefFor, open, onPress, children }: RateMatrixProps) {
  const matrix = arrangeRates(cells)
  return (
    <div
      role="region"
      aria-label={texts.matrix(className)}
      tabIndex={0}
      className="@container relative isolate max-h-[calc(100dvh-6rem)] snap-x snap-proximity scroll-pl-26 overflow-auto rounded-box border border-line bg-card max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 sm:scroll-pl-36 print:max-h-none print:overflow-visible print:border-0 print:[zoom:0.64]"
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{texts.matrix(className)}</caption>
        <Head walls={matrix.walls} open={open} />
        <tbody>
          {matrix.rows.map((row) => (
            <Row key={row.sizeId} row={row} walls={matrix.walls} hrefFor={hrefFor} open={open} onPress={onPress}>
              {children}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps extends Pick<RateMatrixProps, 'hrefFor' | 'open' | 'onPress' | 'children'> {
  row: Matrix['rows'][number]
  walls: Matrix['walls']
}

/** Rows are brought to life one by one, so that a phone takes presses between them. */
function Row({ row, walls, hrefFor, open, onPress, children }: RowProps) {
  const isOpen = (cell: RateCell | null) => cell !== null && isSame(cell, open)
  const isRowOpen = row.cells.some(isOpen)
  return (
    <>
      <tr className="print:break-inside-avoid">
        <th
          scope="row"
          className={`sticky left-0 z-10 border-b border-line px-2 text-left text-sm font-semibold whitespace-nowrap sm:px-3 ${isRowOpen ? inverted : 'bg-card'}`}
        >
          <span className="flex items-center gap-2">
            <PipeSection
              size={row.size}
              thickness={row.cells.find(Boolean)?.thickness ?? ''}
              className={`size-5 shrink-0 max-sm:hidden ${isRowOpen ? '' : 'text-steel'}`}
            />
            {formatSize(row.size)}
          </span>
        </th>
        {row.cells.map((cell, at) => (
          <td
            key={walls[at]}
            className={`border-b border-l border-line p-0 ${open?.thickness === walls[at] ? 'bg-steel-wash/60' : ''}`}
          >
            <RateField
              cell={cell}
              to={cell ? hrefFor(cell) : ''}
              isOpen={isOpen(cell)}
              onPress={() => cell && onPress(cell)}
            />
          </td>
        ))}
      </tr>
      {isRowOpen && children && (
        <tr>
          <td colSpan={walls.length + 1} className="border-y-2 border-steel p-0">
            <div className="sticky left-0 w-[100cqw]">{children}</div>
          </td>
        </tr>
      )}
    </>
  )
}

function Head({ walls, open }: { walls: readonly string[]; open: RateCell | null }) {
  return (
    <thead className="text-sm text-steel">
      <tr>
        <th
          scope="col"
          className="sticky top-0 left-0 z-20 min-w-26 border-b border-line bg-steel-wash px-2 py-1 text-xs font-semibold sm:min-w-36 sm:px-3"
        >
          <span className="block text-right">{texts.wall}</span>
          <span className="block text-left">{texts.size}</span>
        </th>
        {walls.map((wall) => (
          <th
            key={wall}
            scope="col"
            className={`sticky top-0 z-10 h-11 min-w-19 snap-start border-b border-l border-line px-1.5 text-right font-semibold ${open?.thickness === wall ? inverted : 'bg-steel-wash'}`}
          >
            {formatWall(wall)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export const isSame = (one: RateCell, other: RateCell | null) =>
  one.sizeId === other?.sizeId && one.thickness === other.thickness
