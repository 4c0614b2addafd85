import { classDetailsBasedOnDepartment } from '@lohahaat/contract/reference/kinds/class-details-based-on-department'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { subClassDetailsBasedOnClass } from '@lohahaat/contract/reference/kinds/sub-class-details-based-on-class'
import { subClass1DetailsBasedOnSubClass } from '@lohahaat/contract/reference/kinds/sub-class1-details-based-on-sub-class'
import { type Control, useWatch } from 'react-hook-form'
import { browserApi } from '../../../api/browser-api'
import { useChoices } from '../../../parts/reference/choices/use-choices'
import type { Option } from '../../../ui/fields/select-field'
import type { StockValues } from './stock-values'

/** The dependent options, and the names of the chosen ones. */
export function useSectionChoices(control: Control<StockValues>, item: StockItem | null) {
  const [departmentId, classId, sizeId, thicknessId] = useWatch({
    control,
    name: ['departmentId', 'classId', 'sizeId', 'thicknessId'],
  })
  const classes = useChoices(Number(departmentId), loadClasses)
  const sizes = useChoices(Number(classId), loadSizes)
  const walls = useChoices(Number(sizeId), loadWalls)

  // The item has its names before the options are loaded.
  const size = nameOf(sizes.options, sizeId) ?? (isId(item?.sizeId, sizeId) ? item?.size : null)
  const wall = nameOf(walls.options, thicknessId) ?? (isId(item?.thicknessId, thicknessId) ? item?.thickness : null)
  return { classes, sizes, walls, size: size ?? '', thickness: wall ?? '' }
}

export type SectionChoices = ReturnType<typeof useSectionChoices>

const isId = (id: number | undefined, value: string) => String(id) === value

const nameOf = (options: readonly Option[], chosen: string) =>
  options.find(({ value }) => String(value) === chosen)?.label

const loadClasses = async (departmentId: number) =>
  (await browserApi.send(classDetailsBasedOnDepartment, { departmentId })).map(({ classId, className }) => ({
    value: classId,
    label: className,
  }))

const loadSizes = async (classId: number) =>
  (await browserApi.send(subClassDetailsBasedOnClass, { classId })).map(({ sizeId, size }) => ({
    value: sizeId,
    label: size,
  }))

const loadWalls = async (sizeId: number) =>
  (await browserApi.send(subClass1DetailsBasedOnSubClass, { sizeId })).map(({ thicknessId, thickness }) => ({
    value: thicknessId,
    label: thickness,
  }))
