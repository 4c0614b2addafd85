import { changedFields, type CheckedDetails } from '@lohahaat/domain/supply/application'
import { texts } from './texts'

/** What a supplier wants to be changed, from what to what. */
export function ChangedFacts({ before, after }: { before: CheckedDetails; after: CheckedDetails }) {
  const changed = changedFields(before, after)
  if (changed.length === 0) return <p className="text-ink-soft">{texts.onlyPapers}</p>
  return (
    <dl className="grid gap-2">
      {changed.map((field) => (
        <div key={field}>
          <dt className="text-sm text-ink-soft">{texts.fields[field]}</dt>
          <dd className="font-medium wrap-anywhere">
            {texts.moved(before[field] || texts.none, after[field] || texts.none)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
