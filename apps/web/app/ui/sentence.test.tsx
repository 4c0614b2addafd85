import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sentence } from './sentence'

const marks = { link: (words: string) => <a href="/signup">{words}</a>, strong: (words: string) => <b>{words}</b> }

test.each([
  { say: 'a sentence without marks', text: 'Prices exclude GST.', html: 'Prices exclude GST.' },
  {
    say: 'a link at its end',
    text: 'New here? <link>Get started</link>.',
    html: 'New here? <a href="/signup">Get started</a>.',
  },
  { say: 'two marks', text: '<strong>5</strong> of <link>all</link>', html: '<b>5</b> of <a href="/signup">all</a>' },
  { say: 'words of an unknown mark stay', text: 'An <em>odd</em> mark', html: 'An odd mark' },
  { say: 'what is no mark is text', text: 'below 5 < 6 mm', html: 'below 5 &lt; 6 mm' },
])('$say', ({ text, html }) => {
  expect(renderToStaticMarkup(<Sentence text={text} marks={marks} />)).toBe(html)
})
