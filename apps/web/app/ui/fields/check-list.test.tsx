import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Row } from './check-list'
import { boxClass, plainRows } from './check-list-row'

const tidy = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('> <', '><').replaceAll('&#39;', '&#x27;')

test.each([
  { value: '7', label: '50 NB', count: 12 },
  { value: '8', label: '50 NB', note: 'Round Black', count: 123456 },
  { value: `"'<&>`, label: 'A & "B" <i>', note: `O'Neil`, count: 0 },
])('a size that only a browser without scripts sees looks like those above it: %j', (choice) => {
  const shown = renderToStaticMarkup(
    <Row choice={choice}>
      <input type="checkbox" className={boxClass} name="size" value={choice.value} />
    </Row>,
  )
  expect(tidy(plainRows('size', [choice]))).toBe(tidy(shown))
})
