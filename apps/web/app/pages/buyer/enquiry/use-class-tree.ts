import { fetchEnquiryHierarchy } from '@lohahaat/contract/sourcing/enquiries/enquiry-hierarchy-details'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { type ClassTree, classTree } from './class-tree'

interface Loaded {
  departmentId: number
  tree: ClassTree | 'failed'
}

/** The tree of the chosen department; null while loading. */
export function useClassTree(departmentId: number) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (departmentId === 0) return
    let isWanted = true
    browserApi.send(fetchEnquiryHierarchy, { departmentId }).then(
      (classes) => isWanted && setLoaded({ departmentId, tree: classTree(classes) }),
      () => isWanted && setLoaded({ departmentId, tree: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [departmentId, attempt])

  function retry() {
    setLoaded(null)
    setAttempt(attempt + 1)
  }

  // Never shows the tree of the previous department, not even briefly.
  return { tree: loaded?.departmentId === departmentId ? loaded.tree : null, retry }
}
