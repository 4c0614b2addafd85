import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import type { Proposals } from './use-proposals'
import type { SectionChoices } from './use-section-choices'
import { texts } from './texts'

interface SectionCardProps {
  section: SectionChoices
  proposals: Proposals
}

/** What is being described, drawn to scale while it is chosen. */
export function SectionCard({ section: { size, thickness }, proposals: { standard } }: SectionCardProps) {
  return (
    <aside
      aria-label={texts.section.drawing}
      className={`rounded-box border border-line bg-card p-5 text-center lg:sticky lg:top-24 lg:row-span-2 ${thickness ? '' : 'max-lg:hidden'}`}
    >
      <PipeSection size={size} thickness={thickness} dimensions className="mx-auto h-37 text-steel lg:h-42" />
      <p className="mt-3 font-semibold">{thickness ? formatSection({ size, thickness }) : texts.section.none}</p>
      <p className="mt-0.5 min-h-5 text-sm text-ink-soft">{standard && texts.section.standardWeight(standard)}</p>
    </aside>
  )
}
