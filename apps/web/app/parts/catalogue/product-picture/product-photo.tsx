import { useEffect, useRef, useState } from 'react'
import { PipeSection } from '../section-drawing/pipe-section'

/** Replaces a photo that cannot be loaded: a strapped bundle, which suits any pipe. */
const STOCK_PICTURE = '/pipe-bundle.svg'

interface ProductPhotoProps {
  fileName: string
  /** Describes the photo where no text beside it does. */
  alt?: string | undefined
  className?: string
}

export function ProductPhoto({ fileName, alt = '', className = '' }: ProductPhotoProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)

  // It may have failed before hydration, without an event.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(fileName)
  }, [fileName])

  return (
    <img
      ref={image}
      src={failed === fileName ? STOCK_PICTURE : `/images/${encodeURIComponent(fileName)}`}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(fileName)}
      className={`rounded-box border border-line bg-card object-cover ${className}`}
    />
  )
}

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
