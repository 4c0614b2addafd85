import { asideOf } from '@lohahaat/domain/catalogue/list-reader/chat/set-aside'
import { leafFinder } from '../apps/api/src/catalogue/tree/find-leaf'
import { demoClasses, sizesOfClass } from '../apps/api/src/db/demo/classes'
import { matchLine, type ReadLine } from '../apps/api/src/sourcing/list-reader/match-lines'
import type { AskedLine } from '../apps/api/src/testing/printed/asked-lines'
import { judgeList } from '../apps/api/src/testing/printed/judge-list'

/** The demo tree, without a database. */
export const findDemoLeaf = leafFinder(
  demoClasses.flatMap((each, classId) =>
    sizesOfClass(each).flatMap(({ size, walls }, sizeId) =>
      walls.map((thickness, thicknessId) => ({
        ...{ departmentId: 1, classId, sizeId, thicknessId },
        ...{ className: each.name, size, thickness },
      })),
    ),
  ),
)

/** Judges what a person would see of a list: what asks for nothing is set aside. */
export const judgeRead = (asked: readonly AskedLine[], read: readonly ReadLine[]) =>
  judgeList(
    asked,
    read.filter((line) => asideOf(line.line, line) === null).map((line) => matchLine(findDemoLeaf, line)),
  )
