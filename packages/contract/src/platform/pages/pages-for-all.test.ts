import { expect, test } from 'vitest'
import { isPageForAll } from './pages-for-all'

test.each([
  '/pipe/pipe',
  '/Pipe/pipe/',
  '/pipe/pipe?class=SHS&view=table',
  '/pipe/pipe/17',
  '/rates',
  '/rates/SHS?make=3',
  '/list',
  '/privacyPolicy',
])('%s is for everyone', (url) => expect(isPageForAll(url)).toBe(true))

test.each([
  '/',
  '/cart',
  '/login?returnTo=/about',
  '/sell',
  '/track?token=x',
  '/list?token=abc',
  '/list?a=1&token=abc',
  '/about/team',
  '/pipe/pipe/17/edit',
  '/orderDetails/about',
  '//about',
])('%s is not', (url) => expect(isPageForAll(url)).toBe(false))
