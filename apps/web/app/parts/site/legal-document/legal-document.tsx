import { Link } from 'react-router'
import { ArrowRightIcon } from '../../../ui/icons'
import { ContactBox } from './contact-box'
import { Contents } from './contents'
import type { LegalText } from './legal-text'
import { NumberedSection } from './numbered-section'
import { TitleBlock } from './title-block'
import { texts } from './texts'

interface LegalDocumentProps {
  text: LegalText
  /** Its own path, which is left out of the links. */
  path: string
}

/** A long text with numbered clauses, about 70 characters a line. */
export function LegalDocument({ text, path }: LegalDocumentProps) {
  return (
    <div className="content-width py-6 sm:py-12 print:p-0">
      <TitleBlock text={text} />
      <div className="mt-8 desk:mt-12 desk:grid desk:grid-cols-[15.5rem_minmax(0,1fr)] desk:gap-x-14">
        <Contents sections={text.sections} />
        <div className="max-w-[38rem] print:max-w-none">
          <article className="text-[1.0625rem] leading-7 print:text-[10pt] print:leading-normal">
            {text.sections.map((section, index) => (
              <NumberedSection key={section.id} number={index + 1} {...section} />
            ))}
          </article>
          <ContactBox />
          <RelatedLinks here={path} />
        </div>
      </div>
    </div>
  )
}

/** Links to the other documents and to the contact page. */
function RelatedLinks({ here }: { here: string }) {
  return (
    <nav aria-label={texts.related} className="mt-10 print:hidden">
      <h2 className="text-xl">{texts.related}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {texts.relatedPages
          .filter(({ to }) => to !== here)
          .map(({ to, title, about }) => (
            <li key={to} className="group relative flex items-center justify-between gap-4 py-3">
              <div>
                <Link to={to} className="font-semibold text-steel group-hover:underline after:absolute after:inset-0">
                  {title}
                </Link>
                <p className="text-[0.9375rem] text-ink-soft">{about}</p>
              </div>
              <ArrowRightIcon className="size-5 text-steel" />
            </li>
          ))}
      </ul>
    </nav>
  )
}
