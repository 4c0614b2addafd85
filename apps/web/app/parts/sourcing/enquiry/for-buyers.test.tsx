import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SessionContext } from '../../../api/session/session-provider'
import { ForBuyers } from './for-buyers'

const shownTo = (reader: object) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SessionContext value={reader as never}>
        <ForBuyers>the form</ForBuyers>
      </SessionContext>
    </MemoryRouter>,
  )

test('who works in accounts reads why he gets no form of an enquiry', () => {
  expect(shownTo({ buys: true })).toBe('the form')
  expect(shownTo({ buys: false })).toContain('You work in accounts, so you can read enquiries, not raise them.')
  expect(shownTo({ buys: false })).not.toContain('the form')
})
