import type { ClassNode } from '@lohahaat/contract/sourcing/enquiries/enquiry-hierarchy-details'
import { formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import type { Option } from '../../../ui/fields/select-field'

/** The classes of all departments; what a class is called where two departments have one of the same name. */
export type PipeTree = readonly (ClassNode & { label: string })[]

/** Ids, each 0 while nothing is chosen. */
export interface PickedPipe {
  classId: number
  subClassId: number
  subClassId1: number
}

export interface PipeNames {
  className: string | null
  subClassName: string | null
  subClassName1: string | null
}

export const nothingPicked: PickedPipe = { classId: 0, subClassId: 0, subClassId1: 0 }

function nodesOf(tree: PipeTree, picked: PickedPipe) {
  const pipeClass = tree.find(({ classId }) => classId === picked.classId)
  const size = pipeClass?.subClassHierarchalModel.find(({ subClassId }) => subClassId === picked.subClassId)
  const wall = size?.subClass1HierarchalModel.find(({ subClassId1 }) => subClassId1 === picked.subClassId1)
  return { pipeClass, size, wall }
}

/** What can be chosen at each step below what is chosen above it. */
export function choicesOf(tree: PipeTree, picked: PickedPipe): Record<'classes' | 'sizes' | 'walls', Option[]> {
  const { pipeClass, size } = nodesOf(tree, picked)
  return {
    classes: tree.map(({ classId, label }) => ({ value: classId, label })),
    sizes: (pipeClass?.subClassHierarchalModel ?? []).map(({ subClassId, subClassName }) => ({
      value: subClassId,
      label: formatSize(subClassName),
    })),
    walls: (size?.subClass1HierarchalModel ?? []).map(({ subClassId1, subClassName1 }) => ({
      value: subClassId1,
      label: `${subClassName1.replace(/ ?mm$/i, '')} mm`,
    })),
  }
}

/** A pipe that is chosen down to its thickness. */
export function namesOf(tree: PipeTree, picked: PickedPipe) {
  const { pipeClass, size, wall } = nodesOf(tree, picked)
  if (!pipeClass || !size || !wall) return null
  return { className: pipeClass.className, subClassName: size.subClassName, subClassName1: wall.subClassName1 }
}

/** As much of a pipe as its names lead to, step by step. */
export function pickByNames(tree: PipeTree, { className, subClassName, subClassName1 }: PipeNames): PickedPipe {
  const pipeClass = tree.find((node) => isNamed(node.className, className))
  return pipeClass ? below(pipeClass, subClassName, subClassName1) : nothingPicked
}

/** Another class or size keeps what is called the same below it: whoever corrects black to GI still wants 50 NB. */
export function pickClass(tree: PipeTree, picked: PickedPipe, classId: number): PickedPipe {
  const { size, wall } = nodesOf(tree, picked)
  const pipeClass = tree.find((node) => node.classId === classId)
  return pipeClass ? below(pipeClass, size?.subClassName ?? null, wall?.subClassName1 ?? null) : nothingPicked
}

export function pickSize(tree: PipeTree, picked: PickedPipe, subClassId: number): PickedPipe {
  const { wall } = nodesOf(tree, picked)
  const { size } = nodesOf(tree, { ...picked, subClassId })
  return { ...picked, subClassId, subClassId1: size ? wallIn(size, wall?.subClassName1 ?? null) : 0 }
}

type SizeNode = ClassNode['subClassHierarchalModel'][number]

function below({ classId, subClassHierarchalModel }: ClassNode, sizeName: string | null, wallName: string | null) {
  const size = subClassHierarchalModel.find(({ subClassName }) => isNamed(subClassName, sizeName))
  return { classId, subClassId: size?.subClassId ?? 0, subClassId1: size ? wallIn(size, wallName) : 0 }
}

const wallIn = ({ subClass1HierarchalModel }: SizeNode, name: string | null) =>
  subClass1HierarchalModel.find(({ subClassName1 }) => name !== null && sameWall(subClassName1, name))?.subClassId1 ?? 0

const isNamed = (name: string, wanted: string | null) => name.toLowerCase() === wanted?.toLowerCase()

/** 2 and 2.0 are one wall. */
const sameWall = (one: string, other: string) => Number.parseFloat(one) === Number.parseFloat(other)
