// @ts-check
/** Lists the tests that passed only on a retry: each is a bug, in the test or in the product. */
export default class SecondTries {
  /** @type {string[]} */
  #names = []

  /** @param {import('vitest/node').TestCase} testCase */
  onTestCaseResult(testCase) {
    if (testCase.diagnostic()?.flaky) this.#names.push(`${testCase.module.relativeModuleId} > ${testCase.fullName}`)
  }

  onTestRunEnd() {
    printSecondTries(this.#names)
  }
}

/** @param {string[]} names */
export function printSecondTries(names) {
  for (const name of names) process.stdout.write(`Passed only at its second try: ${name}\n`)
}
