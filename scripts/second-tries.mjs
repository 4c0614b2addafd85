// @ts-check
/** Names the tests that passed only at their second try: each of them is a mistake, of the test or of the product. */
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
