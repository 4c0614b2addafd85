import { hsnOf } from '@lohahaat/domain/catalogue/hsn'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { standardWeight } from './proposals'
import type { StockValues } from './stock-values'

interface Chosen {
  size: string
  thickness: string
  /** An existing item keeps its own figures. */
  isNew: boolean
}

/** Weight and HSN follow section and length until they are typed. */
export function useProposals(form: UseFormReturn<StockValues>, { size, thickness, isNew }: Chosen) {
  const { control, setValue } = form
  const length = useWatch({ control, name: 'length' })
  const [own, setOwn] = useState({ weight: !isNew, hsn: !isNew })

  const weight = standardWeight({ size, thickness, length })
  const hsn = hsnOf(size, thickness) ?? ''

  useEffect(() => {
    if (!own.weight) setValue('weightPerPiece', weight ?? '', { shouldValidate: true })
  }, [setValue, own.weight, weight])

  useEffect(() => {
    if (!own.hsn) setValue('hsn', hsn, { shouldValidate: hsn !== '' })
  }, [setValue, own.hsn, hsn])

  function takeStandard() {
    setValue('weightPerPiece', weight ?? '', { shouldDirty: true, shouldValidate: true })
    setOwn({ ...own, weight: !isNew })
  }

  return {
    standard: weight,
    /** Section and length are known, so there really is no standard weight. */
    isMeasured: thickness !== '' && Number(length) > 0,
    takeStandard,
    keepWeight: () => setOwn({ ...own, weight: true }),
    keepHsn: () => setOwn({ ...own, hsn: true }),
    startAnew: () => setOwn({ weight: !isNew, hsn: !isNew }),
  }
}

export type Proposals = ReturnType<typeof useProposals>
