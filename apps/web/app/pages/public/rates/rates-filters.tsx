import type { fetchRates } from '@lohahaat/contract/catalogue/rates/rates'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { ChevronDownIcon } from '../../../ui/icons'
import type { Option } from '../../../ui/fields/select-field'
import { type RatesQuery, writeRatesQuery } from './rates-query'
import { texts } from './texts'

interface RatesFiltersProps {
  path: string
  query: RatesQuery
  choices: ResponseOf<typeof fetchRates>['choices']
}

/** Every choice applies at once; without scripts it is a form. */
export function RatesFilters({ path, query, choices: { makes, grades, lengths } }: RatesFiltersProps) {
  const { chosen, choose } = useChosen(path, query)
  const fields: { name: keyof RatesQuery; label: string; all: string; options: readonly Option[] }[] = [
    {
      name: 'make',
      label: texts.make,
      all: texts.allMakes(makes.length),
      options: makes.map(({ brandId, brandName }) => ({ value: brandId, label: brandName })),
    },
    {
      name: 'grade',
      label: texts.grade,
      all: texts.all,
      options: grades.map((grade) => ({ value: grade, label: grade })),
    },
    {
      name: 'length',
      label: texts.length,
      all: texts.all,
      options: lengths.map((metres) => ({ value: metres, label: texts.metres(metres) })),
    },
  ]
  return (
    <form method="get" action={useHref(path)} aria-label={texts.filters} className="flex flex-wrap gap-2 print:hidden">
      {fields.map(({ name, label, all, options }) => (
        <label
          key={name}
          className={`relative flex h-11 items-center rounded-box border pl-3 text-[0.9375rem] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-steel ${chosen[name] ? 'border-steel bg-steel-wash font-semibold' : 'border-edge bg-card'}`}
        >
          <span className="text-sm font-normal text-ink-soft">{label}</span>
          <select
            name={name}
            value={chosen[name]}
            onChange={({ currentTarget }) => choose(name, currentTarget.value)}
            className="[field-sizing:content] h-full max-w-40 cursor-pointer appearance-none truncate bg-transparent pr-8 pl-1.5 outline-none"
          >
            <option value="">{all}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute right-2.5 size-4 text-ink-soft" />
        </label>
      ))}
      <span className="hidden noscript:block">
        <button type="submit" className={buttonClass()}>
          {texts.apply}
        </button>
      </span>
    </form>
  )
}

/** What is chosen counts at once: a second choice while the rates load must not undo the first. */
function useChosen(path: string, loaded: RatesQuery) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [latest, setLatest] = useState({ query: loaded, at: '' })
  const chosen = latest.at === key ? latest.query : loaded
  return {
    chosen,
    choose(name: keyof RatesQuery, value: string) {
      const query = { ...chosen, [name]: value }
      setLatest({ query, at: key })
      void navigate(path + writeRatesQuery(query), { preventScrollReset: true })
    },
  }
}
