import { ArrowRightIcon, ChevronDownIcon } from '../../../ui/icons'
import { Sentence } from '../../../ui/sentence'
import { type AuditedFields, labelOf, shown } from './audited-fields'
import type { AuditEntry } from './audit-entry'
import { type Contents, differences, flattened } from './differences'
import { resourceNamed } from './resources'
import { texts } from './texts'

/** The changes of one entry: the fields that differ, or all fields of a created or deleted record. */
export function EntryChanges({ entry: { before, after, resource } }: { entry: AuditEntry }) {
  const fields = resourceNamed(resource)?.fields ?? {}
  if (before && after) return <Differences before={before} after={after} fields={fields} />
  const contents = after ?? before
  return contents && <AllFields contents={contents} fields={fields} title={after ? texts.asCreated : texts.asItWas} />
}

interface DifferencesProps {
  before: Contents
  after: Contents
  fields: AuditedFields
}

export function Differences({ before, after, fields }: DifferencesProps) {
  const found = differences(flattened(before), flattened(after))
  if (found.length === 0) return <span className="text-ink-soft">{texts.unchanged}</span>
  return (
    <ul className="grid gap-1">
      {found.map(({ field, old, new: now }) => (
        <li key={field} className="wrap-anywhere whitespace-pre-line text-ink-soft">
          <Sentence
            text={texts.changed}
            marks={{
              field: () => labelOf(fields, field),
              old: () => <del className="no-underline">{shown(fields, field, old)}</del>,
              arrow,
              new: () => <ins className="font-medium text-ink no-underline">{shown(fields, field, now)}</ins>,
            }}
          />
        </li>
      ))}
    </ul>
  )
}

const arrow = (words: string) => (
  <>
    <span className="sr-only">{words}</span>
    <ArrowRightIcon className="mx-1 inline size-3.5 align-[-0.125em]" />
  </>
)

function AllFields({ contents, fields, title }: { contents: Contents; fields: AuditedFields; title: string }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-6 items-center gap-1 font-medium text-steel hover:underline">
        <ChevronDownIcon className="size-4 -rotate-90 transition-transform group-open:rotate-0" />
        {title}
      </summary>
      <dl className="mt-1 grid gap-x-4 gap-y-1 lg:grid-cols-[minmax(7rem,auto)_1fr]">
        {Object.entries(flattened(contents)).map(([field, value]) => (
          <div key={field} className="wrap-anywhere whitespace-pre-line lg:contents">
            <dt className="inline text-ink-soft max-lg:after:content-[':_']">{labelOf(fields, field)}</dt>
            <dd className="inline">{shown(fields, field, value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
