import { LONGEST_TEXT } from '@lohahaat/contract/enquiry/read-enquiry-lines'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/text-area'
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
        label={texts.pasteYourList}
        rows={5}
        maxLength={LONGEST_TEXT}
        value={text}
        placeholder={'SHS 50x50x2.9 Tata - 3.5 ton\nGI pipe 2" B class 120 nos'}
        hint={texts.fromAMailA}
        error={list.failed?.from === 'text' ? list.failed.text : undefined}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <div className="mt-2">
        <Button onClick={() => list.readText(text)}>{texts.readList}</Button>
      </div>
    </div>
  )
}
