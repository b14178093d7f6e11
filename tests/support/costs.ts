// What a run of the tests cost: written by the reporters of vitest and Playwright, printed and kept by tests/run.ts.
import { appendFileSync, readFileSync } from 'node:fs'

/** Of one file of tests: CPU seconds of all its processes. */
export type FileCost = { stage: string; file: string; tests: number; failed: number; skipped: number; cpu: number }

/** Of a part of the run: wall and CPU seconds of all its processes. */
export type Stage = { stage: string; tests: number; failed: number; skipped: number; wall: number; cpu: number }

/** The environment variable with the path of the file that collects the costs of files; without it none are kept. */
const collected = 'TEST_COSTS'

export function noteFile(cost: FileCost) {
  const path = process.env[collected]
  if (path) appendFileSync(path, `${JSON.stringify(cost)}\n`)
}

/** Lets the reporters of programs started from now on write to this file. */
export function collectIn(path: string) {
  process.env[collected] = path
}

export function readFiles(path: string): FileCost[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** Splits the runner's own costs from those of its files, by the kind of their tests. */
export function stagesOf(run: Omit<Stage, 'tests' | 'failed' | 'skipped'>, files: FileCost[]): Stage[] {
  const names = [...new Set(files.map(({ stage }) => stage))]
  const kinds = names.map((stage) => ({ ...sumOf(files.filter((file) => file.stage === stage)), stage, wall: 0 }))
  const ofTests = sumOf(files)
  // Renderers of Chromium that have ended are counted while their test runs, but not to the runner that outlives them.
  return [
    { ...ofTests, ...run, cpu: Math.max(run.cpu, ofTests.cpu) },
    ...kinds.map((kind) => ({ ...kind, stage: `  ${kind.stage}` })),
  ]
}

function sumOf(files: FileCost[]) {
  const add = (pick: (file: FileCost) => number) => files.reduce((sum, file) => sum + pick(file), 0)
  return {
    tests: add(({ tests }) => tests),
    failed: add(({ failed }) => failed),
    skipped: add(({ skipped }) => skipped),
    cpu: add(({ cpu }) => cpu),
  }
}

/** The stages with their sum, and the dearest files. */
export function tableOf(stages: Stage[], files: FileCost[], wall: number, cpu: number): string {
  const row = (name: string, tests: string, wall: string, cpu: string) =>
    `${name.padEnd(28)}${tests.padStart(8)}${wall.padStart(10)}${cpu.padStart(10)}`
  const seconds = (value: number) => (value > 0 ? value.toFixed(0) : '')
  const dearest = [...files].sort((a, b) => b.cpu - a.cpu).slice(0, 10)
  return [
    row('stage', 'tests', 'wall s', 'CPU s'),
    ...stages.map(({ stage, tests, wall, cpu }) => row(stage, tests ? `${tests}` : '', seconds(wall), seconds(cpu))),
    row('all', `${stages.filter(isWhole).reduce((sum, { tests }) => sum + tests, 0)}`, seconds(wall), seconds(cpu)),
    '',
    'The ten dearest files, CPU s',
    ...dearest.map(({ file, cpu }) => `${cpu.toFixed(1).padStart(8)}  ${file}`),
  ].join('\n')
}

/** Not a part of another row. */
export const isWhole = ({ stage }: Stage) => !stage.startsWith(' ')
