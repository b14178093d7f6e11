// Reads a file of posts in a child process for read-import-apart.server.ts.
import { answerTask } from '#app/children/answer-task.ts'
import { readImport } from './read-import.server.ts'

export type Task = { bytes: Uint8Array }

const mostMemory = 1_500_000_000

answerTask(async ({ bytes }: Task) => readImport(bytes), mostMemory)
