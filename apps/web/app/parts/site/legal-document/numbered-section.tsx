import { ClauseTable } from './clause-table'
import { ClauseWords } from './clause-words'
import type { Clause, LegalSection } from './legal-text'

/** The numbers are in the margin, so that a clause is easy to find. */
const margin = 'sm:grid sm:grid-cols-[3.5rem_minmax(0,1fr)]'

interface NumberedSectionProps extends LegalSection {
  number: number
}

export function NumberedSection({ number, id, title, clauses }: NumberedSectionProps) {
  return (
    <section id={id} className="border-t border-line py-8 first:border-t-0 first:pt-0 last:pb-0 sm:py-10 print:py-4">
      <h2 tabIndex={-1} className={`mb-4 flex gap-3 text-xl sm:gap-0 sm:text-2xl print:break-after-avoid ${margin}`}>
        <span className="text-steel">{number}</span> {title}
      </h2>
      <div className="grid gap-4 print:block">
        {clauses.map((clause, index) => (
          <NumberedClause key={index} number={`${number}.${index + 1}`} clause={clause} section={title} />
        ))}
      </div>
    </section>
  )
}

interface NumberedClauseProps {
  number: string
  clause: Clause
  section: string
}

function NumberedClause({ number, clause, section }: NumberedClauseProps) {
  return (
    <div className={`print:mb-3 print:break-inside-avoid ${margin}`}>
      <span className="float-left mr-2.5 text-sm leading-7 text-ink-soft sm:float-none sm:mr-0 print:text-[9pt] print:leading-normal">
        {number}
      </span>
      <div>
        <p>
          <ClauseWords text={typeof clause === 'string' ? clause : clause.text} />
        </p>
        {typeof clause !== 'string' && 'points' in clause && (
          <ul className="mt-2 grid gap-1.5">
            {clause.points.map((point) => (
              <li
                key={point}
                className="relative pl-5 before:absolute before:left-0 before:text-steel before:content-['–']"
              >
                <ClauseWords text={point} />
              </li>
            ))}
          </ul>
        )}
        {typeof clause !== 'string' && 'table' in clause && <ClauseTable caption={section} table={clause.table} />}
      </div>
    </div>
  )
}
