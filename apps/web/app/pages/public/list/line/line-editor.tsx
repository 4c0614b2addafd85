import { LONGEST_LINE } from '@lohahaat/contract/sourcing/lists/given-line'
import { useState } from 'react'
import { Button } from '../../../../ui/button'
import { TextField } from '../../../../ui/fields/text-field'
import type { ShownLine } from '../list-state'
import type { List } from '../use-list'
import { texts } from '../texts'

interface LineEditorProps {
  number: number
  line: ShownLine
  state: List
  onDone: () => void
}

/** A line written again in its place. */
export function LineEditor({ number, line, state, onDone }: LineEditorProps) {
  const [text, setText] = useState(line.line)
  async function read() {
    if (text.trim() !== '') await state.priceLine(line.id, { line: text, isLine: true })
    onDone()
  }
  return (
    <li aria-label={texts.line(number)} className="bg-steel-wash px-4 py-3">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void read()
        }}
      >
        <TextField
          label={texts.editLine(number)}
          value={text}
          maxLength={LONGEST_LINE}
          autoFocus
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && onDone()}
          className="min-w-48 grow"
        />
        <div className="mb-6 flex flex-wrap gap-2">
          <Button type="submit" busy={state.busyLine === line.id}>
            {texts.save}
          </Button>
          <Button onClick={onDone}>{texts.cancel}</Button>
          <Button
            variant="quiet"
            onClick={() => {
              state.change(line.id, { isLeftOut: true })
              onDone()
            }}
          >
            {texts.leaveOut}
          </Button>
        </div>
      </form>
    </li>
  )
}
