// Hands the costs of each browser test file to tests/run.ts.
import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { type FileCost, noteFile } from './costs.ts'

/** The annotation with the CPU seconds of a test. */
export const cpuAnnotation = 'CPU seconds'

export default class PlaywrightCosts implements Reporter {
  #files = new Map<string, FileCost>()

  onTestEnd(test: TestCase, { status, annotations }: TestResult) {
    const file = relative('', test.location.file)
    const stage = test.parent.project()?.name ?? ''
    const cost = this.#files.get(file) ?? { stage, file, tests: 0, failed: 0, skipped: 0, cpu: 0 }
    this.#files.set(file, cost)
    if (status === 'skipped') cost.skipped++
    else cost.tests++
    if (test.outcome() === 'unexpected') cost.failed++
    cost.cpu += Number(annotations.find(({ type }) => type === cpuAnnotation)?.description ?? 0)
  }

  onEnd() {
    for (const cost of this.#files.values()) noteFile(cost)
  }
}
