import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandFile } from './command-file.js'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /^node app\/commands\/run\.js (\S+)$/.exec(script)?.[1]
  return file ? [[name, file] as const] : []
})

test.each(commands)('%s is found by that name and by its file %s', (name, file) => {
  expect(commandFile(name)).toBe(file)
  expect(commandFile(file)).toBe(file)
})
