import { useEffect, useState } from 'react'
import type { LegalSection } from './legal-text'

/** A section is current once its heading is this close to the top of the window, in pixels. */
const READING_LINE = 160

/** The current section: the last one whose heading is above the line, even if it was scrolled past at once. */
export function useCurrentSection(sections: readonly LegalSection[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const begun = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id)
          else begun.delete(target.id)
        }
        setCurrent(sections.findLast(({ id }) => begun.has(id))?.id ?? sections[0]?.id)
      },
      { rootMargin: `999999px 0px ${READING_LINE - window.innerHeight}px` },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])

  return current
}
