import { SectionDrawing } from '../../catalogue/section-drawing/section-drawing'

const LENGTH = 128

/** A truck from the side: hatched as far as it is full, dashed where there is room. */
export function TruckDrawing({ share, className }: { share: number; className: string }) {
  const filled = Math.min(LENGTH, Math.max(2, LENGTH * share))
  return (
    <SectionDrawing
      viewBox="0 0 192 52"
      cuts={[`M2 4h${filled}v32h-${filled}z`]}
      className={`w-full text-steel ${className}`}
    >
      <path
        d={`M${2 + filled} 4H${LENGTH + 2}V36H${2 + filled}`}
        fill="none"
        stroke="currentColor"
        strokeDasharray="3 3"
      />
      <path d="M0 40h186V26l-8-4-6-12h-30v30" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {[22, 38, 160].map((x) => (
        <circle key={x} cx={x} cy="43" r="6" fill="var(--color-card)" stroke="currentColor" strokeWidth="1.5" />
      ))}
    </SectionDrawing>
  )
}
