/** A dimension line from this place on, between two ticks that reach so far to either side, as an SVG path. */
export const dimensionLine = (x: number, y: number, length: number, tick: number, vertical = false) =>
  vertical
    ? `M${x} ${y}v${length}M${x - tick} ${y}h${2 * tick}M${x - tick} ${y + length}h${2 * tick}`
    : `M${x} ${y}h${length}M${x} ${y - tick}v${2 * tick}M${x + length} ${y - tick}v${2 * tick}`
