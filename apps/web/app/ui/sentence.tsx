import type { ReactNode } from 'react'

interface SentenceProps {
  /** Whole, as a translator needs it, with its links and emphases marked: `New here? <signup>Get started</signup>.` */
  text: string
  /** What becomes of the words inside each mark. */
  marks: Readonly<Record<string, (words: string) => ReactNode>>
}

const firstMark = /<(?<name>\w+)>(?<words>.*?)<\/\k<name>>/

/** A sentence with links in it. Another language may put them elsewhere, so its words are never glued together in code. */
export function Sentence({ text, marks }: SentenceProps) {
  const found = firstMark.exec(text)
  if (!found) return text
  const { name = '', words = '' } = found.groups ?? {}
  return (
    <>
      {text.slice(0, found.index)}
      {marks[name]?.(words) ?? words}
      <Sentence text={text.slice(found.index + found[0].length)} marks={marks} />
    </>
  )
}
