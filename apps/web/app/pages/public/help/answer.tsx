import { Link } from 'react-router'
import { PlusIcon } from '../../../ui/icons'
import { Sentence } from '../../../ui/sentence'
import { places } from './places'
import type { Question } from './texts'

const marks = Object.fromEntries(
  Object.entries(places).map(([name, path]) => [
    name,
    (words: string) => (
      <Link to={path} className="link">
        {words}
      </Link>
    ),
  ]),
)

export function Answer({ id, question, answer }: Question) {
  return (
    <details id={id} className="group">
      <summary className="flex items-center justify-between gap-4 py-3 font-medium">
        {question}
        <PlusIcon className="size-4.5 text-ink-soft transition-transform group-open:rotate-45" />
      </summary>
      <p className="max-w-2xl pb-4 text-ink-soft">
        <Sentence text={answer} marks={marks} />
      </p>
    </details>
  )
}
