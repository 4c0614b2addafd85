import type { ClassNode } from '@lohahaat/contract/sourcing/enquiries/enquiry-hierarchy-details'
import { formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import type { Option } from '../../../ui/fields/select-field'

/** The classes of all departments; the label distinguishes classes of the same name. */
export type PipeTree = readonly (ClassNode & { label: string })[]

/** Ids, each 0 while nothing is chosen. */
export interface PickedPipe {
  classId: number
  sizeId: number
  thicknessId: number
}

export interface PipeNames {
  className: string | null
  size: string | null
  thickness: string | null
}

export const nothingPicked: PickedPipe = { classId: 0, sizeId: 0, thicknessId: 0 }

function nodesOf(tree: PipeTree, picked: PickedPipe) {
  const pipeClass = tree.find(({ classId }) => classId === picked.classId)
  const size = pipeClass?.sizes.find(({ sizeId }) => sizeId === picked.sizeId)
  const wall = size?.thicknesses.find(({ thicknessId }) => thicknessId === picked.thicknessId)
  return { pipeClass, size, wall }
}

/** The options of each step below the choices above. */
export function choicesOf(tree: PipeTree, picked: PickedPipe): Record<'classes' | 'sizes' | 'walls', Option[]> {
  const { pipeClass, size } = nodesOf(tree, picked)
  return {
    classes: tree.map(({ classId, label }) => ({ value: classId, label })),
    sizes: (pipeClass?.sizes ?? []).map(({ sizeId, size }) => ({
      value: sizeId,
      label: formatSize(size),
    })),
    walls: (size?.thicknesses ?? []).map(({ thicknessId, thickness }) => ({
      value: thicknessId,
      label: `${thickness.replace(/ ?mm$/i, '')} mm`,
    })),
  }
}

/** A completely chosen pipe. */
export function namesOf(tree: PipeTree, picked: PickedPipe) {
  const { pipeClass, size, wall } = nodesOf(tree, picked)
  if (!pipeClass || !size || !wall) return null
  return { className: pipeClass.className, size: size.size, thickness: wall.thickness }
}

/** Resolves the names of a pipe step by step, as far as they are known. */
export function pickByNames(tree: PipeTree, { className, size, thickness }: PipeNames): PickedPipe {
  const pipeClass = tree.find((node) => isNamed(node.className, className))
  return pipeClass ? below(pipeClass, size, thickness) : nothingPicked
}

/** Changing class or size keeps choices of the same name below it: correcting black to GI keeps 50 NB. */
export function pickClass(tree: PipeTree, picked: PickedPipe, classId: number): PickedPipe {
  const { size, wall } = nodesOf(tree, picked)
  const pipeClass = tree.find((node) => node.classId === classId)
  return pipeClass ? below(pipeClass, size?.size ?? null, wall?.thickness ?? null) : nothingPicked
}

export function pickSize(tree: PipeTree, picked: PickedPipe, sizeId: number): PickedPipe {
  const { wall } = nodesOf(tree, picked)
  const { size } = nodesOf(tree, { ...picked, sizeId })
  return { ...picked, sizeId, thicknessId: size ? wallIn(size, wall?.thickness ?? null) : 0 }
}

type SizeNode = ClassNode['sizes'][number]

function below({ classId, sizes }: ClassNode, sizeName: string | null, wallName: string | null) {
  const size = sizes.find(({ size }) => isNamed(size, sizeName))
  return { classId, sizeId: size?.sizeId ?? 0, thicknessId: size ? wallIn(size, wallName) : 0 }
}

const wallIn = ({ thicknesses }: SizeNode, name: string | null) =>
  thicknesses.find(({ thickness }) => name !== null && sameWall(thickness, name))?.thicknessId ?? 0

const isNamed = (name: string, wanted: string | null) => name.toLowerCase() === wanted?.toLowerCase()

/** 2 and 2.0 are the same thickness. */
const sameWall = (one: string, other: string) => Number.parseFloat(one) === Number.parseFloat(other)
