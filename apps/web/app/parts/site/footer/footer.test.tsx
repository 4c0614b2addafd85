import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import Footer from './footer'
import { yearIn } from './use-year'

function footerAt(loaderData: Record<string, unknown>) {
  const Site = createRoutesStub([{ id: 'root', path: '/', Component: () => <Footer isSlim={false} /> }])
  return renderToString(<Site initialEntries={['/']} hydrationData={{ loaderData }} />)
}

describe('the copyright is of the current year', () => {
  test.each([
    ['2026-12-31T18:29:59Z', 2026],
    ['2026-12-31T18:30:00Z', 2027],
  ])('in India: %s is %d', (now, year) => {
    expect(yearIn(new Date(now))).toBe(year)
  })

  test('and stays the one the page was made in, so that the browser writes the same', () => {
    expect(footerAt({ root: { year: 2031 } })).toContain('© 2031')
  })

  test('also on a page without its frame', () => {
    vi.useFakeTimers({ now: new Date('2033-06-01') })
    expect(footerAt({})).toContain('© 2033')
    vi.useRealTimers()
  })
})
