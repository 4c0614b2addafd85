import { hi } from './texts.hi'

const en = {
  title: 'No network',
  notKept: 'This page was not opened on this phone before, so it can’t be shown without a network.',
  again: 'Try again',
  rates: 'Rates',
  weights: 'Weight calculator',
  list: 'Price a list',
}

export type Words = typeof en

/** The worker serves the pages of every language, so it has the words of each. */
export const wordsFor = (path: string): { language: string; words: Words; prefix: string } =>
  /^\/hi(?=[/?]|$)/.test(path)
    ? { language: 'hi', words: hi, prefix: '/hi' }
    : { language: 'en-IN', words: en, prefix: '' }

/** The pages that are kept from the start. */
export const pathsKept = (words: Words) =>
  [
    ['/rates', words.rates],
    ['/weight-calculator', words.weights],
    ['/list', words.list],
  ] as const
