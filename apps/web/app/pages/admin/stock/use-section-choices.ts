import { classDetailsBasedOnDepartment } from '@lohahaat/contract/reference/kinds/class-details-based-on-department'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { subClassDetailsBasedOnClass } from '@lohahaat/contract/reference/kinds/sub-class-details-based-on-class'
import { subClass1DetailsBasedOnSubClass } from '@lohahaat/contract/reference/kinds/sub-class1-details-based-on-sub-class'
import { type Control, useWatch } from 'react-hook-form'
import { browserApi } from '../../../api/browser-api'
import { useChoices } from '../../../parts/reference/choices/use-choices'
import type { Option } from '../../../ui/fields/select-field'
import type { StockValues } from './stock-values'

/** What can be chosen below what is chosen above it, and the names of what is chosen. */
export function useSectionChoices(control: Control<StockValues>, item: StockItem | null) {
  const [departmentId, classId, subClassId, subClassId1] = useWatch({
    control,
    name: ['departmentId', 'classId', 'subClassId', 'subClassId1'],
  })
  const classes = useChoices(Number(departmentId), loadClasses)
  const sizes = useChoices(Number(classId), loadSizes)
  const walls = useChoices(Number(subClassId), loadWalls)

  // The item knows its own names before the lists are there.
  const size = nameOf(sizes.options, subClassId) ?? (isId(item?.subClassId, subClassId) ? item?.subClassName : null)
  const wall = nameOf(walls.options, subClassId1) ?? (isId(item?.subClassId1, subClassId1) ? item?.subClassName1 : null)
  return { classes, sizes, walls, size: size ?? '', thickness: wall ?? '' }
}

export type SectionChoices = ReturnType<typeof useSectionChoices>

const isId = (id: number | undefined, value: string) => String(id) === value

const nameOf = (options: readonly Option[], chosen: string) =>
  options.find(({ value }) => String(value) === chosen)?.label

const loadClasses = async (DepartmentId: number) =>
  (await browserApi.send(classDetailsBasedOnDepartment, { DepartmentId })).map(({ classId, className }) => ({
    value: classId,
    label: className,
  }))

const loadSizes = async (ClassId: number) =>
  (await browserApi.send(subClassDetailsBasedOnClass, { ClassId })).map(({ subClassId, subClassName }) => ({
    value: subClassId,
    label: subClassName,
  }))

const loadWalls = async (SubClassId: number) =>
  (await browserApi.send(subClass1DetailsBasedOnSubClass, { SubClassId })).map(({ subClassId1, subClassName1 }) => ({
    value: subClassId1,
    label: subClassName1,
  }))
