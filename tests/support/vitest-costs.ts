// Hands the costs of each test file to tests/run.ts.
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { noteFile } from './costs.ts'

export default class VitestCosts implements Reporter {
  onTestModuleEnd(module: TestModule) {
    const results = [...module.children.allTests()].map((test) => test.result().state)
    const count = (state: string) => results.filter((result) => result === state).length
    noteFile({
      stage: module.project.name,
      file: relative('', module.moduleId),
      tests: count('passed') + count('failed'),
      failed: count('failed'),
      skipped: count('skipped'),
      cpu: module.meta().cpu ?? 0,
    })
  }
}
