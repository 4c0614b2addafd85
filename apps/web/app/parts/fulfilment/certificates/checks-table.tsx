import type { CertificateAnswer, FigureCheckAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { figureNames, testNames, type TestName } from '@lohahaat/domain/fulfilment/certificates/paper'
import { type Column, Table } from '../../../ui/lists/table'
import { FactList } from '../../../ui/fact-list'
import { limitWords, sourceWords } from './limit-words'
import { OutcomeBadge } from './outcome-badge'
import { texts } from './texts'
import { withUnit } from './units'

type SeenHeat = CertificateAnswer['heats'][number]

const isTest = (name: string): name is TestName => testNames.some((test) => test === name)
const passedWords = (passed: boolean) => (passed ? texts.passed : texts.failed)

/** A figure or the result of a test, as the paper has it. */
function shownWords({ figures, tests }: SeenHeat, { figure, shown }: FigureCheckAnswer): string {
  if (isTest(figure)) return tests[figure] === null ? '–' : passedWords(tests[figure])
  const printed = figures[figure] ?? shown
  return printed === null ? '–' : withUnit(figure, printed)
}

const columnsOf = (heat: SeenHeat): readonly Column<FigureCheckAnswer>[] => [
  {
    title: texts.columns.figure,
    cell: ({ figure }) => <span className="font-medium">{texts.figures[figure]}</span>,
    narrow: 'title',
  },
  {
    title: texts.columns.limit,
    cell: (check) => <span className="tabular-nums">{limitWords(check)}</span>,
    narrow: 'note',
  },
  { title: texts.columns.shown, cell: (check) => shownWords(heat, check), numeric: true, narrow: 'figure' },
  {
    title: texts.columns.outcome,
    cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
    speaksForItself: true,
    narrow: 'noteEnd',
  },
  {
    title: texts.columns.source,
    cell: (check) => <span className="text-sm text-ink-soft">{sourceWords(check)}</span>,
    narrow: 'more',
  },
]

/** Every figure that the standard asks for, with its limit and where that comes from. */
export function ChecksTable({ heat }: { heat: SeenHeat }) {
  const checked = new Set<string>(heat.checks.map(({ figure }) => figure))
  const others = [
    ...figureNames.flatMap((name) => {
      const printed = heat.figures[name]
      return checked.has(name) || printed === null ? [] : [[texts.figures[name], withUnit(name, printed)] as const]
    }),
    ...testNames.flatMap((name) => {
      const passed = heat.tests[name]
      return checked.has(name) || passed === null ? [] : [[texts.figures[name], passedWords(passed)] as const]
    }),
  ]
  return (
    <>
      {heat.checks.length > 0 && (
        <Table
          caption={texts.heat(heat.heatNo)}
          columns={columnsOf(heat)}
          rows={heat.checks}
          keyOf={({ figure }) => figure}
          dense
        />
      )}
      {others.length > 0 && (
        <>
          {heat.checks.length > 0 && <h3 className="mt-5 mb-2 text-base">{texts.otherFigures}</h3>}
          <FactList facts={others} className="grid-cols-2 sm:grid-cols-4" />
        </>
      )}
    </>
  )
}
