// The order of the unit and HTTP test files: long ones first, so that no worker is left alone with one at the end.
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A time limit of minutes, or a program that is started. Vitest itself goes by the size of the file alone. */
const signsOfLength = /\b[1-9]00_000\b|\b(?:spawn|startServer|npmStart|runCommand)\(/

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name)
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}

const isLong = ({ moduleId }: TestSpecification) => signsOfLength.test(readFileSync(moduleId, 'utf8'))
