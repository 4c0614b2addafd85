interface Pipe {
  size: string
  thickness: string
  length: number
}

/** Size, wall and length as the trade writes them: 100 × 50 × 4 mm × 6 m. */
export const formatPipe = ({ length, ...pipe }: Pipe) => `${formatSection(pipe)} × ${length}\u00a0m`

/** Size and wall: 100 × 50 × 4 mm, or 50 NB × 3.6 mm. */
export const formatSection = ({ size, thickness }: Omit<Pipe, 'length'>) =>
  `${formatSize(size)} × ${thickness.replace(/ ?mm$/i, '')}\u00a0mm`

/** A size alone: 100 × 50, or 50 NB. */
export const formatSize = (size: string) => size.replace(/(\d) ?x ?(?=\d)/gi, '$1 × ')

/** A pipe with who made it: Tata Structura SHS 100 × 50 × 4 mm × 6 m. */
export const nameItem = ({ brandName, className, ...pipe }: Pipe & { brandName: string; className: string }) =>
  `${brandName} ${className} ${formatPipe(pipe)}`
