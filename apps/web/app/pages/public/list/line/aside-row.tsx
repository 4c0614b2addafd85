import type { ShownLine } from '../list-state'
import type { List } from '../use-list'
import { texts } from '../texts'

interface AsideRowProps {
  number: number
  line: ShownLine
  state: List
}

/** A line that asks for nothing, which can be taken back. */
export function AsideRow({ number, line, state }: AsideRowProps) {
  const takeBack = () =>
    line.isLeftOut
      ? state.change(line.id, { isLeftOut: false })
      : void state.priceLine(line.id, { line: line.line, isLine: true })
  return (
    <li
      aria-label={texts.line(number)}
      className="flex flex-wrap items-center gap-x-3 gap-y-0.5 bg-steel-wash px-4 py-2 text-sm text-ink-soft"
    >
      <span className="font-semibold">{number}</span>
      <s className="min-w-0 grow wrap-anywhere">{line.line}</s>
      <span>{line.isLeftOut || line.aside === null ? texts.leftOut : texts.setAside(line.aside)}</span>
      <button type="button" onClick={takeBack} className="link min-h-8 cursor-pointer">
        {texts.itIsALine}
      </button>
    </li>
  )
}
