// Measures the CPU seconds of a test file, with its imports and the programs that it starts, for the table of tests/run.ts.
import { afterAll, afterEach, type RunnerTestFile } from 'vitest'
import { cpuOfTree } from './cpu-time.ts'

declare module 'vitest' {
  interface TaskMeta {
    cpu?: number
  }
}

// This module is evaluated anew before each file.
const before = cpuOfTree()

let file: RunnerTestFile | undefined
afterEach(({ task }) => {
  file = task.file
})
afterAll(() => {
  if (file) file.meta.cpu = cpuOfTree() - before
})
