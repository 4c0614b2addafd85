import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { formatRate } from '../../../../parts/catalogue/product/rate'
import { PipeSection } from '../../../../parts/catalogue/section-drawing/pipe-section'
import { formatKg } from '../../../../parts/platform/format'
import { givenAs } from '../list-lines'
import type { ShownLine } from '../list-state'
import type { List } from '../use-list'
import { texts } from '../texts'

interface NearPipesProps {
  line: ShownLine
  state: List
}

/** The nearest pipes that somebody stocks, each taken in one press. */
export function NearPipes({ line, state }: NearPipesProps) {
  if (line.nearPipes.length === 0) return null
  return (
    <div className="mx-3 mb-2.5 flex flex-wrap items-center gap-2 text-sm xl:ml-[7.25rem]">
      <span className="text-ink-soft">{texts.nearSizes}</span>
      {line.nearPipes.map((pipe) => {
        const name = `${pipe.className} ${formatSection(pipe)}`
        return (
          <button
            key={name}
            type="button"
            aria-label={texts.takeNear(name)}
            onClick={() => void state.priceLine(line.id, givenAs(line, { ...pipe, length: null, make: null }))}
            className="flex min-h-10 cursor-pointer items-center gap-2 rounded-box border border-line bg-card px-2.5 hover:border-edge"
          >
            <PipeSection size={pipe.size} thickness={pipe.thickness} className="size-5 shrink-0 text-steel" />
            <span className="flex flex-wrap gap-x-2 py-1 text-left">
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft">
                {texts.perTon(formatRate(pipe.price))}
                {pipe.weightPerPiece !== null && ` · ${formatKg(pipe.weightPerPiece)}`}
              </span>
            </span>
          </button>
        )
      })}
    </div>
  )
}
