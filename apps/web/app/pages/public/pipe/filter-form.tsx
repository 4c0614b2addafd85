import { buttonClass } from '../../../ui/button-class'
import { CheckList } from '../../../ui/fields/check-list'
import { RangeField } from '../../../ui/fields/range-field'
import { toggleChoice } from './catalogue-query'
import type { Facet, RangeFacet } from './facets'
import type { Catalogue } from './use-catalogue'
import { texts } from './texts'

export interface FilterFormProps {
  facets: readonly Facet[]
  ranges: readonly RangeFacet[]
  catalogue: Catalogue
}

/** Every choice applies at once; without scripts it is a form, with hidden fields for the rest of the query. */
export function FilterForm({ facets, ranges, catalogue: { query, change, type } }: FilterFormProps) {
  const kept = { class: query.class, search: query.search, sort: query.sort, view: query.view }
  return (
    <form
      method="get"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-4 *:not-first:border-t *:not-first:border-line *:not-first:pt-4"
    >
      {facets.map(({ name, title, choices }) => (
        // Collapsed again for another class.
        <div key={`${query.class} ${name}`}>
          <CheckList
            title={title}
            name={name}
            choices={choices}
            chosen={query[name]}
            onToggle={(value) => change((before) => toggleChoice(before, name, value))}
          />
        </div>
      ))}
      {ranges.map(({ name, title, unit, step, min, max }) => (
        <div key={name}>
          <RangeField
            title={title}
            unit={unit}
            step={step}
            limits={{ min, max }}
            from={{ name: `min${name}`, value: query[`min${name}`] }}
            to={{ name: `max${name}`, value: query[`max${name}`] }}
            onChange={(end, value) => type(name, { [end]: value })}
          />
        </div>
      ))}
      <div className="hidden noscript:block">
        {Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />)}
        <button type="submit" className={buttonClass({ wide: true })}>
          {texts.filters.showItems}
        </button>
      </div>
    </form>
  )
}
