import { useEffect, useState } from 'react'
import type { LegalSection } from './legal-text'

/** What is under the sticky header is not read. */
const BELOW_HEADER = '-96px 0px 0px'

/** The section that is being read: the first of those in sight. Between two, such as at the foot of the page, the last one stays. */
export function useCurrentSection(sections: readonly LegalSection[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const inSight = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id)
          else inSight.delete(target.id)
        }
        const first = sections.find(({ id }) => inSight.has(id))
        if (first) setCurrent(first.id)
      },
      { rootMargin: BELOW_HEADER },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])

  return current
}
