import type { ReactNode } from 'react'

interface SentenceProps {
  /** The whole sentence, for translators, with links and emphasis marked: `New here? <signup>Get started</signup>.` */
  text: string
  /** Renders the words inside each mark. */
  marks: Readonly<Record<string, (words: string) => ReactNode>>
}

const firstMark = /<(?<name>\w+)>(?<words>.*?)<\/\k<name>>/

/** A sentence with links. Other languages may order them differently, so sentences are never concatenated in code. */
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
