import { texts } from './texts'

interface MarksProps {
  stamp: string | null
  iso: boolean
  mtc: boolean
}

/** Markings and certificates of a pipe, as the trade abbreviates them. */
export function Marks({ stamp, iso, mtc }: MarksProps) {
  return (
    <>
      {stamp && <Mark text={stamp} title={texts.stamp(stamp)} />}
      {iso && <Mark text={texts.iso} title={texts.isoMeaning} />}
      {mtc && <Mark text={texts.mtc} title={texts.mtcMeaning} />}
    </>
  )
}

function Mark({ text, title }: { text: string; title: string }) {
  return (
    <abbr title={title} className="mark-of-pipe">
      {text}
    </abbr>
  )
}
