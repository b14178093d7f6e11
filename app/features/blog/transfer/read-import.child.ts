// Reads a file of posts in a process of its own; read-apart.server.ts asks for it.
import { answerTask } from '#app/children/answer-task.ts'
import { readImport } from './read-import.server.ts'

export type Task = { bytes: Uint8Array }

const mostMemory = 1_500_000_000

answerTask(({ bytes }: Task) => readImport(bytes), mostMemory)
