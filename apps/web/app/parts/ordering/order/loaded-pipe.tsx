import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { PipeSection } from '../../catalogue/section-drawing/pipe-section'
import { texts } from './texts'

interface LoadedPipeProps {
  line: {
    brandName: string
    className: string
    size: string
    thickness: string
    length: number
    grade: string | null
    standard: string | null
    mtc: boolean
  }
}

/** A pipe as it has to be loaded. */
export function LoadedPipe({ line }: LoadedPipeProps) {
  const marks = [line.grade, line.standard, line.mtc && texts.mtc].filter(Boolean)
  return (
    <div className="flex items-center gap-3">
      <span className="shrink-0 text-steel">
        <PipeSection size={line.size} thickness={line.thickness} className="size-11" />
      </span>
      <div className="min-w-0">
        <p className="font-medium">
          {line.brandName} {line.className}
        </p>
        <p>{formatPipe(line)}</p>
        {marks.length > 0 && <p className="text-sm text-ink-soft">{marks.join(' · ')}</p>}
      </div>
    </div>
  )
}
