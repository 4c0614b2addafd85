import { CompactSelect } from './compact-select'
import { choicesOf, nothingPicked, pickClass, type PickedPipe, pickSize, type PipeTree } from './pipe-tree'
import { texts } from './texts'

interface PipePickerProps {
  tree: PipeTree
  picked: PickedPipe
  /** The line of the list, for the labels of the selects. */
  line: number
  describedBy: string
  onPick: (picked: PickedPipe) => void
}

/** From class to thickness, each choice enabling the next. */
export function PipePicker({ tree, picked, line, describedBy, onPick }: PipePickerProps) {
  const { classes, sizes, walls } = choicesOf(tree, picked)
  return (
    <div className="grid grid-cols-2 gap-2 max-sm:*:first:col-span-2 sm:grid-cols-[1.3fr_1.15fr_1.05fr]">
      <CompactSelect
        aria-label={texts.classOfLine(line)}
        aria-describedby={describedBy}
        placeholder={texts.class}
        options={classes}
        value={picked.classId}
        onChange={(id) => onPick(id ? pickClass(tree, picked, Number(id)) : nothingPicked)}
      />
      <CompactSelect
        aria-label={texts.sizeOfLine(line)}
        aria-describedby={describedBy}
        placeholder={texts.size}
        options={sizes}
        value={picked.sizeId}
        disabled={sizes.length === 0}
        onChange={(id) => onPick(pickSize(tree, picked, Number(id)))}
      />
      <CompactSelect
        aria-label={texts.thicknessOfLine(line)}
        aria-describedby={describedBy}
        placeholder={texts.thickness}
        options={walls}
        value={picked.thicknessId}
        disabled={walls.length === 0}
        onChange={(id) => onPick({ ...picked, thicknessId: Number(id) })}
      />
    </div>
  )
}
