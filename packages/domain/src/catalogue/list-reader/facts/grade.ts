import { skipTo } from '../text/asides'
import { isMark, isWord, type Part, type Rule } from '../text/parts'

const yieldGrades: readonly number[] = [210, 240, 310, 355]
const tensileGrades: readonly number[] = [330, 410, 450]
const plateGrades: readonly number[] = [250, 300, 350, 410, 450]
const coatings: readonly number[] = [80, 90, 100, 120, 180, 200, 225, 275]

const grade = (takes: number, name: string) => ({
  takes,
  gives: [{ kind: 'grade', grade: name, apart: true } as const],
})

/** Pre-galvanised tube is bought by its zinc, which stands where other pipe has a grade. */
const coating: Rule = (parts, at) => {
  const number = parts[at]
  if (number?.kind !== 'number' || !isWord(parts[at + 1], 'gsm') || !coatings.includes(number.value)) return null
  return grade(2, `${number.text} GSM`)
}

/** 'YSt-310', 'Y.St 310', 'Fe410', 'E250 BR', 'Gr. 330'. */
const named: Rule = (parts, at) => {
  const spelled = isWord(parts[at], 'y') && isWord(parts[at + 1], 'st') ? 2 : 1
  const isYield = spelled === 2 || isWord(parts[at], 'yst')
  const next = skipTo(parts, at + spelled, '.:-')
  const number = parts[next]
  if (isWord(parts[at], 'gr', 'grade') && isLetter(number)) return letterGrade(next + 1 - at)
  if (number?.kind !== 'number') return null
  const takes = next + 1 - at
  const { value } = number
  const anyGrade = isWord(parts[at], 'gr', 'grade')
  if ((isYield || anyGrade) && yieldGrades.includes(value)) return grade(takes, `YSt ${value}`)
  if ((isWord(parts[at], 'fe') || anyGrade) && tensileGrades.includes(value)) return grade(takes, `Fe ${value}`)
  const isPlate = isWord(parts[at], 'e') && plateGrades.includes(value)
  if (isPlate) return grade(takes + (isWord(parts[next + 1], 'a', 'b', 'c', 'br', 'bo') ? 1 : 0), `E${value}`)
  return null
}

const isLetter = (part: Part | undefined) => isWord(part, 'a', 'b', 'c')

const letterGrade = (takes: number) => ({
  takes,
  gives: [{ kind: 'foreign', note: { code: 'foreignGrade' }, apart: true } as const],
})

/** A second grade after a stroke: 'YSt 210/240'. */
export const readSecondGrade: Rule = (parts, at) => {
  const [first, stroke, number] = parts.slice(at, at + 3)
  if (first?.kind !== 'grade' || !isMark(stroke, '/') || number?.kind !== 'number') return null
  if (![...yieldGrades, ...tensileGrades].includes(number.value)) return null
  return {
    takes: 3,
    gives: [first, { kind: 'grade', grade: `${first.grade.split(' ')[0] ?? ''} ${number.text}`, apart: false }],
  }
}

export const gradeRules: readonly Rule[] = [coating, named]
