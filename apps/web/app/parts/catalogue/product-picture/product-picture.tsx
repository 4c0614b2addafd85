import { PipeSection } from '../section-drawing/pipe-section'
import { ProductPhoto } from './product-photo'

interface ProductPictureProps {
  /** The photo; null where there is none. */
  fileName: string | null
  /** As the size is named: '50 NB', '100x50'. */
  size: string
  /** Millimetres. */
  thickness: string
}

/** A pipe in a list: its drawing to scale, and the photo if there is one. */
export function ProductPicture({ fileName, size, thickness }: ProductPictureProps) {
  return (
    <div className="flex shrink-0 items-center gap-2 max-sm:flex-col">
      <PipeSection size={size} thickness={thickness} className="size-14 text-steel" />
      {fileName && <ProductPhoto fileName={fileName} className="size-14" />}
    </div>
  )
}
