import type { PipeTree } from './pipe-tree'

const size = (sizeId: number, size: string, walls: readonly string[]) => ({
  sizeId,
  size,
  thicknesses: walls.map((thickness, at) => ({
    thicknessId: sizeId * 10 + at + 1,
    thickness,
  })),
})

const pipeClass = (classId: number, className: string, sizes: ReturnType<typeof size>[]) => ({
  classId,
  className,
  label: className,
  sizes,
})

/** A small tree for tests; a size whose name is not a measure cannot be weighed. */
export const someTree: PipeTree = [
  pipeClass(1, 'Round Black', [size(11, '50 NB', ['2.9', '3.6']), size(12, '65 NB', ['4'])]),
  pipeClass(2, 'GI', [size(21, '50 NB', ['3.6'])]),
  pipeClass(3, 'Special', [size(31, 'as drawn', ['3'])]),
]
