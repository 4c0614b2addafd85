import { useEffect, useRef, useState } from 'react'

/** Stands in for a photo that can't be loaded: a strapped bundle, which any pipe could lie in. */
const STOCK_PICTURE = '/pipe-bundle.svg'

interface ProductPhotoProps {
  fileName: string
  /** What it shows, where no words beside it say so. */
  alt?: string | undefined
  className?: string
}

export function ProductPhoto({ fileName, alt = '', className = '' }: ProductPhotoProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)

  // One that failed before the scripts came has told nobody.
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
