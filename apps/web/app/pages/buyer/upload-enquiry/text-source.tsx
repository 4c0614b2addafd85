import { LONGEST_TEXT } from '@lohahaat/contract/sourcing/list-reader/read-enquiry-lines'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/fields/text-area'
import type { List } from './use-list'
import { texts } from './texts'

interface TextSourceProps {
  list: List
  text: string
  onText: (text: string) => void
}

export function TextSource({ list, text, onText }: TextSourceProps) {
  return (
    <div>
      <TextArea
        label={texts.list.text}
        rows={5}
        maxLength={LONGEST_TEXT}
        value={text}
        placeholder={texts.list.textExample}
        hint={texts.list.textHint}
        error={list.failed?.from === 'text' ? list.failed.text : undefined}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <div className="mt-2">
        <Button onClick={() => list.readText(text)}>{texts.list.readText}</Button>
      </div>
    </div>
  )
}
