import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ChevronDownIcon } from '../../../ui/icons'
import type { LegalSection } from './legal-text'
import { texts } from './texts'
import { useCurrentSection } from './use-current-section'

interface ContentsProps {
  sections: readonly LegalSection[]
}

/** Sticky beside the text on a wide screen; collapsed above it on a phone. */
export function Contents({ sections }: ContentsProps) {
  return (
    <>
      <DeskContents sections={sections} />
      <details className="group mb-8 rounded-box border border-line bg-card desk:hidden print:hidden">
        <summary className="flex min-h-12 items-center justify-between px-4 font-semibold">
          {texts.onThisPage}
          <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label={texts.onThisPage} className="border-t border-line py-2">
          <Entries sections={sections} linkClass="min-h-11 items-center px-4" />
        </nav>
      </details>
    </>
  )
}

function DeskContents({ sections }: ContentsProps) {
  const current = useCurrentSection(sections)
  const list = useRef<HTMLElement>(null)

  // On a low screen the list is longer than the window and has to scroll by itself.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && link) list.current.scrollTop = link.offsetTop - list.current.clientHeight / 2
  }, [current])

  return (
    <nav
      ref={list}
      aria-label={texts.onThisPage}
      className="sticky top-20 -ml-3 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto p-1 pb-4 max-desk:hidden print:hidden"
    >
      <p className="mb-2 px-2 text-sm font-semibold">{texts.onThisPage}</p>
      <Entries
        sections={sections}
        current={current}
        linkClass="rounded-box px-2 py-1 text-sm leading-5 text-ink-soft hover:text-ink aria-[current]:bg-steel-wash aria-[current]:text-steel"
      />
    </nav>
  )
}

interface EntriesProps extends ContentsProps {
  current?: string | undefined
  linkClass: string
}

function Entries({ sections, current, linkClass }: EntriesProps) {
  return (
    <ol>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            onClick={() => focusHeading(id)}
            aria-current={id === current ? 'location' : undefined}
            className={`grid grid-cols-[1.75rem_minmax(0,1fr)] ${linkClass}`}
          >
            <span>{index + 1}</span> {title}
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** The router scrolls; keyboard and screen reader users need the focus moved too. */
const focusHeading = (id: string) => document.getElementById(id)?.querySelector('h2')?.focus({ preventScroll: true })
