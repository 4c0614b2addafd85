import { useEffect, useRef } from 'react'

/**
 * Why the server didn't take a form; in the page from the start, so that it is read out when it comes. It is brought
 * into sight: on a phone the button is often a screen further down.
 */
export function FormHead({ refusal }: { refusal: string | null }) {
  const head = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (refusal) head.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  return (
    <p
      ref={head}
      role="alert"
      className="mb-3 scroll-mt-32 rounded-box bg-red-wash px-4 py-3 font-medium text-red empty:hidden"
    >
      {refusal}
    </p>
  )
}
