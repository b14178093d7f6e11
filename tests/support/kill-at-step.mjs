// Preloaded into a command: kills it before its step of this number. Steps are changes of files, programs that are started, and
// statements of a database.
import childProcess from 'node:child_process'
import fs from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'

const { KILL_AT_STEP, COUNT_STEPS_INTO } = process.env
let step = 0

function watch(holder, ...names) {
  for (const name of names) {
    const original = holder[name]
    holder[name] = function (...args) {
      step += 1
      if (step === Number(KILL_AT_STEP)) process.kill(process.pid, 'SIGKILL')
      return Reflect.apply(original, this, args)
    }
  }
}

const require = createRequire(import.meta.url)
const SQLite = require(process.versions.node.startsWith('20.') ? 'better-sqlite3-12' : 'better-sqlite3')
watch(fs, 'renameSync', 'mkdirSync', 'rmSync', 'rmdirSync', 'cpSync', 'fsyncSync', 'linkSync')
watch(childProcess, 'spawn')
watch(SQLite.prototype, 'exec', 'backup')
watch(require('pg').Client.prototype, 'query')
syncBuiltinESMExports()

if (COUNT_STEPS_INTO) {
  const { writeFileSync } = fs
  process.once('exit', () => writeFileSync(COUNT_STEPS_INTO, String(step)))
}
