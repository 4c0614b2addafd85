import { hollowRect } from '@lohahaat/domain/catalogue/section-drawing/outline'
import { Sentence } from '../../../ui/sentence'
import { SectionDrawing } from '../../catalogue/section-drawing/section-drawing'
import type { LegalText } from './legal-text'
import { readingMinutes } from './reading-minutes'
import { texts } from './texts'

const emblem = [hollowRect(4, 4, 40, 40, 5)]

/** The title block of the document, like that of a mill drawing: title, date and audience. */
export function TitleBlock({ text }: { text: LegalText }) {
  const facts = [texts.lastUpdated, texts.readingTime(readingMinutes(text)), texts.minimumAge]
  return (
    <header className="rounded-box border border-line bg-card print:border-0">
      <div className="flex items-start justify-between gap-8 p-5 sm:p-8 print:px-0">
        <div>
          <h1 className="text-3xl sm:text-4xl">{text.title}</h1>
          <p className="mt-3 max-w-[38rem] text-ink-soft sm:text-[1.0625rem] sm:leading-7">{text.intro}</p>
          {texts.englishPrevails && <p className="mt-3 max-w-[38rem] text-sm font-medium">{texts.englishPrevails}</p>}
        </div>
        <SectionDrawing viewBox="0 0 48 48" cuts={emblem} className="size-24 shrink-0 text-steel max-sm:hidden" />
      </div>
      <div className="grid border-t border-line text-sm text-ink-soft max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:divide-x sm:divide-line print:divide-x-0">
        {facts.map((fact) => (
          <p
            key={fact}
            className="px-5 py-2.5 max-sm:flex max-sm:justify-between max-sm:gap-4 sm:px-8 sm:py-3 print:px-0"
          >
            <Sentence text={fact} marks={{ value: (words) => <Value>{words}</Value> }} />
          </p>
        ))}
      </div>
    </header>
  )
}

const Value = ({ children }: { children: string }) => (
  <strong className="font-semibold text-ink first-letter:uppercase sm:block sm:text-base">{children}</strong>
)
